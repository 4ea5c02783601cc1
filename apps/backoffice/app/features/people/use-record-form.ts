import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { Text3 } from '@tsiran/contract/admin/schema'
import { changedFields, isSame } from '@tsiran/ui/save-bar/changes'
import type { SaveBarProps } from '@tsiran/ui/save-bar/save-bar'
import { useState, type ReactNode } from 'react'
import { text3Errors } from '../../platform/api/text3-errors.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { isDeletedConflict, useDeletedText } from '../../platform/api/use-deleted-text.ts'
import { versionConflict } from '../../platform/api/version-conflict.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { conflictQuestion } from './conflict-question.ts'
import { isSaidByFields } from '../../platform/api/said-by-fields.ts'

/** What the form needs of its thing; one without `deleted_at` is deleted for good. */
interface Edited {
  version: number
  deleted_at?: string | null
}

interface RecordForm<T extends Edited, V extends object> {
  thing: T
  /** The fields that the form changes, as they are now. */
  values: (thing: T) => V
  /** What the save bar calls them. */
  words: { [Name in keyof V]: string }
  /** Writes the changed fields over a version. Answers with the thing as it is then. */
  save: (changes: Partial<V>, version: number) => Promise<{ data: T }>
  /** Queries that read again afterwards. */
  refresh: readonly (readonly unknown[])[]
  /** A value for people, in the question about a conflict; undefined writes it as usual. */
  write?: (name: keyof V, value: unknown) => ReactNode
}

interface Saving<V> {
  changes: Partial<V>
  version: number
  /** What was typed when it was sent, also where a colleague's was chosen instead. */
  typed: Partial<V>
}

/** The fields of V whose values are of a type. */
type NameOf<V, Value> = { [Name in keyof V]: V[Name] extends Value ? Name : never }[keyof V &
  string]

/**
 * A form over a thing that several people edit: what was typed, the save bar, and the question where two people saved. What is typed
 * while a save is under way stays.
 */
export function useRecordForm<T extends Edited, V extends object>(form: RecordForm<T, V>) {
  const t = useMessages()
  const failureText = useFailureText()
  const locale = useLocale()
  const { words, write } = form
  const [typed, setTyped] = useState<Partial<V>>({})
  // The thing as it was when somebody began to type, which is what they have seen; or as the last save left it.
  const [base, setBase] = useState<T>()
  const { thing } = form
  const isTyped = Object.keys(typed).length > 0
  // A newer version with the same fields, such as an approval makes, is no reason for a question.
  const isSeen = base && isTyped && !isSame(form.values(base), form.values(thing))
  // Until it is read anew, what was saved is newer.
  const seen = base && (isSeen || base.version > thing.version) ? base : thing
  const [before, after] = [form.values(seen), { ...form.values(seen), ...typed }]
  const act = useAct(
    async ({ changes, version, typed: sent }: Saving<V>) => ({
      saved: (await form.save(changes, version)).data,
      sent,
    }),
    {
      done: t('common.saved'),
      refresh: form.refresh,
      onDone: ({ saved, sent }) => {
        setBase(saved)
        setTyped(
          (now) =>
            Object.fromEntries(
              Object.entries(now).filter(([name, value]) => !isSame(value, sent[name as keyof V])),
            ) as Partial<V>,
        )
        act.reset()
      },
      quiet: true,
    },
  )
  const names = (Object.keys(words) as (keyof V & string)[]).filter(
    (name) => before[name] !== after[name],
  )
  const pick = (chosen: readonly (keyof V)[]) =>
    Object.fromEntries(chosen.map((name) => [name, after[name]])) as Partial<V>
  const conflict = isDeletedConflict(act.error) ? undefined : versionConflict<T>(act.error)
  const deletedText = useDeletedText(act.error, thing, act.reset)
  const errors = isApiError(act.error) ? act.error.fields : {}
  const bar: SaveBarProps = {
    changes: changedFields(before, after, words),
    onSave: () => act.mutate({ changes: pick(names), version: seen.version, typed }),
    onDiscard: () => {
      setTyped({})
      act.reset()
    },
    pending: act.isPending,
    error:
      act.error && !conflict && !isSaidByFields(errors, Object.keys(words))
        ? (deletedText ?? failureText(act.error))
        : null,
    conflict:
      conflict &&
      conflictQuestion(t, {
        conflict,
        names,
        mine: after,
        theirs: form.values(conflict.current),
        words,
        write,
        onResolve: (chosen) =>
          act.mutate({ changes: pick(chosen), version: conflict.current.version, typed }),
        onClose: () => act.reset(),
      }),
  }
  const set = <K extends keyof V>(name: K, value: V[K]) => {
    setBase((earlier) => (earlier && earlier.version >= seen.version ? earlier : seen))
    setTyped((earlier) => ({ ...earlier, [name]: value }))
  }
  /** The server's first message of a field. */
  const errorOf = (name: keyof V & string): string | undefined => errors[name]?.[0]
  return {
    values: after,
    set,
    errorOf,
    /** The props of a field for a text in every language. */
    textOf: <K extends NameOf<V, Text3>>(name: K) => ({
      label: words[name],
      value: after[name] as Text3,
      onChange: (text: Text3) => set(name, text as V[K]),
      errors: text3Errors(name, errors),
      preferred: locale,
    }),
    /** The props of a field for one picture: its key, or null. */
    pictureOf: <K extends NameOf<V, string | null>>(name: K) => ({
      label: words[name],
      value: after[name] === null ? [] : [after[name] as string],
      onChange: ([key]: string[]) => set(name, (key ?? null) as V[K]),
      max: 1,
      error: errorOf(name),
    }),
    bar,
  }
}
