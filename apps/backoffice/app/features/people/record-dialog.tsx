import { Notice } from '@tsiran/app-kit/blocks/notice'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Button } from '@tsiran/ui/button'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { isSame } from '@tsiran/ui/save-bar/changes'
import { ConflictDialog } from '@tsiran/ui/save-bar/conflict-dialog'
import { useState, type ReactNode } from 'react'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { versionConflict } from '../../platform/api/version-conflict.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { conflictQuestion } from './conflict-question.ts'
import { isSaidByFields } from '../../platform/api/said-by-fields.ts'

interface RecordDialogProps<V extends object> {
  title: string
  /** What a toast says once it is saved. */
  done?: string
  /** Queries that read again afterwards. */
  refresh: readonly (readonly unknown[])[]
  /** Room for two columns. */
  wide?: boolean
  /** What the fields hold. */
  values: V
  /** The row to change as the person has seen it; none for a new one. */
  seen: { version: number; values: NoInfer<V> } | undefined
  /** The fields' names for people. */
  words: { [Name in keyof NoInfer<V>]: string }
  /** A field's value for people, in the question about a conflict; undefined writes it as usual. */
  write?: (name: keyof NoInfer<V>, value: unknown) => ReactNode
  /** Writes the values, of a stored row over a version. */
  save: (values: NoInfer<V>, version: number | undefined) => Promise<unknown>
  onClose: () => void
  /** The fields, with the server's messages by their names. */
  children: (errors: Readonly<Record<string, readonly string[]>>) => ReactNode
}

/** A small form in a window over a thing that several people edit. */
export function RecordDialog<V extends object>(props: RecordDialogProps<V>) {
  const { title, values, seen, words, write, save, onClose, children } = props
  const t = useMessages()
  const { done = t('common.saved'), refresh, wide = false } = props
  const failureText = useFailureText()
  const [opened] = useState(values)
  const act = useAct(
    ({ values: sent, version }: { values: V; version: number | undefined }) => save(sent, version),
    { done, refresh, onDone: onClose, quiet: true },
  )
  const errors = isApiError(act.error) ? act.error.fields : {}
  // The row as it is now has the form's fields by their names.
  const conflict = versionConflict<V & { version: number }>(act.error)
  const question =
    conflict &&
    conflictQuestion(t, {
      conflict,
      names: (Object.keys(words) as (keyof V & string)[]).filter(
        (name) => !isSame(values[name], seen?.values[name]),
      ),
      mine: values,
      theirs: conflict.current,
      words,
      write,
      onResolve: (chosen) => {
        const next = Object.fromEntries(
          Object.keys(words).map((name) => {
            const own = (chosen as readonly string[]).includes(name)
            return [name, (own ? values : conflict.current)[name as keyof V]]
          }),
        ) as V
        act.mutate({ values: next, version: conflict.current.version })
      },
      onClose: act.reset,
    })
  return (
    <FormDialog onClose={onClose} title={title} wide={wide} changed={!isSame(values, opened)}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!act.isPending) act.mutate({ values, version: seen?.version })
        }}
      >
        {act.error && !conflict && !isSaidByFields(errors, Object.keys(words)) && (
          <Notice kind="error">{failureText(act.error)}</Notice>
        )}
        {children(errors)}
        <Button type="submit" loading={act.isPending} className="justify-self-end">
          {t('common.save')}
        </Button>
      </form>
      {question && <ConflictDialog conflict={question} pending={act.isPending} />}
    </FormDialog>
  )
}
