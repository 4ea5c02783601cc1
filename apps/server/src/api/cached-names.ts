import { hasNames, type ReadNames } from '@tsiran/domain/catalog/names'
import { selectAllNames, selectNames } from '@tsiran/domain/catalog/select-names'
import type { CallCache } from './call-cache.ts'

/**
 * Reads names from memory: those of a language are read once, until a change of theirs is announced. Names that are not there, such as
 * those of a moment ago, are read for the answer.
 */
export const cachedNames =
  (cache: CallCache): ReadNames =>
  async (db, ids, locale) => {
    const all = cache.isPaused
      ? undefined
      : await cache.get(locale, () => selectAllNames(db, locale))
    return all && hasNames(all, ids) ? all : selectNames(db, ids, locale)
  }
