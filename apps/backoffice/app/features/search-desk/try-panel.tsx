import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { maxLengths } from '@tsiran/contract/limits'
import { inLanguage } from '@tsiran/contract/shop-paths'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { Field } from '@tsiran/ui/field'
import { Status } from '@tsiran/ui/status-dot'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { tryQuery } from './desk-queries.ts'

/** Shows what shoppers find for a query, as it is now. */
export function TryPanel() {
  const t = useMessages()
  const locale = useLocale()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const query = useQuery(tryQuery(asked))
  const result = asked === '' ? undefined : query.data
  return (
    <Panel title={t('searchDesk.try')}>
      <form
        role="search"
        aria-label={t('searchDesk.try')}
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(text.trim())
          if (text.trim() === asked) void query.refetch()
        }}
      >
        <Field
          type="search"
          className="min-w-40 flex-1"
          label={t('searchDesk.tryField')}
          value={text}
          maxLength={maxLengths.search}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="secondary" loading={query.isFetching}>
          {t('searchDesk.tryButton')}
        </Button>
      </form>
      {query.isError && <LoadFailure onRetry={() => void query.refetch()} />}
      {result && (
        <div className="mt-3 grid gap-2">
          <p role="status" className="font-semibold">
            {result.redirect === null
              ? t('searchDesk.found', { count: result.total })
              : t('searchDesk.leads')}
          </p>
          {result.redirect !== null && (
            <a
              href={inLanguage(locale, result.redirect)}
              target="_blank"
              rel="noreferrer"
              className="break-all text-leaf underline"
            >
              {result.redirect}
            </a>
          )}
          <ol className="grid gap-1" aria-label={t('searchDesk.results')}>
            {result.products.map(({ id, name, sku, image, pinned }) => (
              <li key={id} className="flex min-h-11 items-center gap-3">
                <img
                  src={image}
                  alt=""
                  width={36}
                  height={36}
                  className="size-9 shrink-0 rounded-md border border-line object-cover"
                />
                <span className="min-w-0 flex-1 leading-snug break-words">
                  {name} <span className="block text-sm text-muted">{sku}</span>
                </span>
                {pinned && <Status tone="attention">{t('searchDesk.pinnedMark')}</Status>}
              </li>
            ))}
          </ol>
        </div>
      )}
    </Panel>
  )
}
