import type { Text3 } from '@tsiran/contract/admin/schema'
import { locales } from '@tsiran/contract/locale'
import type { AdminTranslator } from '@tsiran/i18n/admin-translator'
import type { SaveConflict } from '@tsiran/ui/save-bar/conflict-dialog'
import type { ReactNode } from 'react'
import type { VersionConflict } from '../../platform/api/version-conflict.ts'

interface Question<V extends object> {
  conflict: Pick<VersionConflict<unknown>, 'changed_by' | 'changed_at'>
  /** The fields that the person has changed. */
  names: readonly (keyof V & string)[]
  mine: V
  theirs: V
  words: { [Name in keyof V]: string }
  /** A value for people where {@link writeValue} does not say enough. */
  write?: ((name: keyof V, value: unknown) => ReactNode) | undefined
  /** Saves again; what is not chosen becomes theirs. */
  onResolve: (chosen: readonly (keyof V & string)[]) => void
  onClose: () => void
}

/** A value for people: a text in each language on a line of its own. */
function writeValue(t: AdminTranslator, value: unknown): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map((part) => writeValue(t, part)).join(', ') || '–'
  return locales.map((locale) => (value as Text3)[locale]).join('\n')
}

/** The question of a form whose thing a colleague has saved meanwhile: yours and theirs of each field. */
export function conflictQuestion<V extends object>(
  t: AdminTranslator,
  { conflict, names, mine, theirs, words, write, onResolve, onClose }: Question<V>,
): SaveConflict {
  const shown = (name: keyof V, value: unknown) => write?.(name, value) ?? writeValue(t, value)
  return {
    who: conflict.changed_by ?? t('common.theShop'),
    at: conflict.changed_at ?? new Date().toISOString(),
    fields: names.map((name) => ({
      name,
      label: words[name],
      yours: shown(name, mine[name]),
      theirs: shown(name, theirs[name]),
    })),
    onResolve: (choices) => onResolve(names.filter((name) => choices[name] === 'yours')),
    onClose,
  }
}
