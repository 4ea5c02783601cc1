import { maxTexts, type ShopText } from '@tsiran/contract/admin/translations'
import { locales, languages, type Locale } from '@tsiran/contract/locale'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Button } from '@tsiran/ui/button'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { isSame } from '@tsiran/ui/save-bar/changes'
import { ConflictDialog } from '@tsiran/ui/save-bar/conflict-dialog'
import { useState } from 'react'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { isSaidByFields } from '../../platform/api/said-by-fields.ts'
import { text3Errors } from '../../platform/api/text3-errors.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { versionConflict } from '../../platform/api/version-conflict.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { conflictQuestion } from '../people/conflict-question.ts'
import { TextField } from './text-field.tsx'
import { textsChanged } from './text-queries.ts'

type Words = Record<Locale, string>
type Sent = Partial<Record<Locale, string | null>>

/** The words that shoppers read now. */
const wordsOf = ({ texts }: ShopText): Words =>
  Object.fromEntries(
    locales.map((locale) => [locale, texts[locale].own ?? texts[locale].shipped ?? '']),
  ) as Words

interface TextDialogProps {
  text: ShopText
  mayWrite: boolean
  onClose: () => void
}

/** One text of the shop in every language: the merchant's overrides above the shipped texts. */
export function TextDialog({ text, mayWrite, onClose }: TextDialogProps) {
  const t = useMessages()
  const failureText = useFailureText()
  const [words, setWords] = useState(() => wordsOf(text))
  const act = useAct(
    ({ texts, version }: { texts: Sent; version: number }) =>
      api('PUT /api/admin/translations', { body: { key: text.key, version, texts } }),
    { done: t('common.saved'), refresh: textsChanged, onDone: onClose, quiet: true },
  )
  const shown = locales.filter(
    (locale) => text.texts[locale].shipped !== null || text.texts[locale].own !== null,
  )
  const sentOf = (chosen: readonly Locale[]): Sent =>
    Object.fromEntries(
      chosen.map((locale) => [
        locale,
        words[locale] === (text.texts[locale].shipped ?? '') ? null : words[locale],
      ]),
    )
  // Words over a shipped text that has changed are saved again, as they are: the merchant has seen the new one.
  const changed = shown.filter(
    (locale) => words[locale] !== wordsOf(text)[locale] || text.texts[locale].outdated,
  )
  const fields = isApiError(act.error) ? act.error.fields : {}
  const conflict = versionConflict<ShopText>(act.error)
  const names = Object.fromEntries(locales.map((one) => [one, languages[one].name])) as Words
  return (
    <FormDialog
      wide
      onClose={onClose}
      title={t('texts.edit')}
      changed={!isSame(words, wordsOf(text))}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!act.isPending) act.mutate({ texts: sentOf(changed), version: text.version })
        }}
      >
        <p className="text-sm wrap-anywhere text-muted">{text.key}</p>
        {text.placeholders.length > 0 && (
          <p className="text-sm">
            {t('texts.placeholders', {
              names: text.placeholders.map((name) => `{${name}}`).join(' '),
            })}
          </p>
        )}
        {act.error && !conflict && !isSaidByFields(fields, ['texts']) && (
          <Notice kind="error">{failureText(act.error)}</Notice>
        )}
        {shown.map((locale) => (
          <TextField
            key={locale}
            locale={locale}
            language={names[locale]}
            state={text.texts[locale]}
            value={words[locale]}
            maxLength={maxTexts.text}
            disabled={!mayWrite}
            error={text3Errors('texts', fields)[locale]}
            onChange={(value) => setWords((before) => ({ ...before, [locale]: value }))}
          />
        ))}
        {mayWrite && (
          <Button
            type="submit"
            loading={act.isPending}
            disabled={changed.length === 0}
            className="justify-self-end"
          >
            {t('common.save')}
          </Button>
        )}
      </form>
      {conflict && (
        <ConflictDialog
          pending={act.isPending}
          conflict={conflictQuestion<Words>(t, {
            conflict,
            names: changed,
            mine: words,
            theirs: wordsOf(conflict.current),
            words: names,
            onResolve: (chosen) =>
              act.mutate({ texts: sentOf(chosen), version: conflict.current.version }),
            onClose: act.reset,
          })}
        />
      )}
    </FormDialog>
  )
}
