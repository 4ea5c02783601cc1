import { queryOptions, useQuery } from '@tanstack/react-query'
import { languages, locales, type Locale } from '@tsiran/contract/locale'
import { Dialog } from '@tsiran/ui/dialog'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Panel } from '@tsiran/ui/detail-layout'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { LoadPart } from '../shell/load-part.tsx'

const templateList = (language: Locale) =>
  queryOptions({
    queryKey: ['mail-templates', language],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/settings/mail/templates', { query: { language }, signal })).data,
  })
const templatePreview = (name: string, language: Locale) =>
  queryOptions({
    queryKey: ['mail-templates', language, name],
    queryFn: async ({ signal }) =>
      (
        await api('GET /api/admin/settings/mail/templates/:name', {
          params: { name },
          query: { language },
          signal,
        })
      ).data,
  })

/** The mails that the shop sends: their subjects, and each as it would arrive. */
export function MailTemplates() {
  const t = useMessages()
  const [language, setLanguage] = useState<Locale>(useLocale())
  const [shown, setShown] = useState<string | null>(null)
  const query = useQuery(templateList(language))
  return (
    <Panel title={t('settings.mail.templates')}>
      <p className="mb-3 text-muted">
        {t('settings.mail.templatesNote')}{' '}
        <Link
          to="/translations?search=mail."
          className="font-semibold text-leaf underline underline-offset-2"
        >
          {t('texts.title')}
        </Link>
      </p>
      <FieldFrame label={t('settings.mail.language')} className="mb-3 max-w-60">
        {(described) => (
          <Select
            {...described}
            value={language}
            onChange={({ target }) => setLanguage(target.value as Locale)}
          >
            {locales.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {languages[locale].name}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <LoadPart query={query}>
        {(templates) => (
          <ul aria-label={t('settings.mail.templates')} className="divide-y divide-line">
            {templates.map(({ name, subject }) => (
              <li key={name}>
                <button
                  type="button"
                  lang={language}
                  onClick={() => setShown(name)}
                  className="min-h-11 w-full cursor-pointer py-2 text-left text-leaf hover:underline"
                >
                  {subject}
                </button>
              </li>
            ))}
          </ul>
        )}
      </LoadPart>
      {shown && <Preview name={shown} language={language} onClose={() => setShown(null)} />}
    </Panel>
  )
}

function Preview(props: { name: string; language: Locale; onClose: () => void }) {
  const { name, language, onClose } = props
  const t = useMessages()
  const query = useQuery(templatePreview(name, language))
  return (
    <Dialog open wide onClose={onClose} title={t('settings.mail.preview')}>
      <LoadPart query={query}>
        {({ subject, text }) => (
          <article className="grid gap-4">
            <h3 lang={language} className="text-lg font-bold">
              {subject}
            </h3>
            <iframe
              title={subject}
              lang={language}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              src={`/api/admin/settings/mail/templates/${name}/page?language=${language}`}
              className="h-[min(34rem,55dvh)] w-full rounded-card border border-line"
            />
            <details>
              <summary className="min-h-11 cursor-pointer py-2 font-semibold">
                {t('settings.mail.asText')}
              </summary>
              <p lang={language} className="wrap-anywhere whitespace-pre-line">
                {text}
              </p>
            </details>
          </article>
        )}
      </LoadPart>
    </Dialog>
  )
}
