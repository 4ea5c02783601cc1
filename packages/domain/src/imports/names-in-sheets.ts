import type { Text } from '@tsiran/db/tables/shared'
import { CellProblemError } from './cell-values.ts'

interface CategoryRow {
  id: number
  parent_id: number | null
  slug: string
  name: Text
}

/** In capitals or not; blanks beside a slash do not count. */
const folded = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .join('/')

/** Things by their names, the first kind of which goes before the others. */
export class Names {
  readonly #kinds: Map<string, Set<number>>[] = []

  add(id: number, kinds: readonly (readonly string[])[]): void {
    for (const [index, names] of kinds.entries()) {
      const known = (this.#kinds[index] ??= new Map())
      for (const name of names)
        known.set(folded(name), (known.get(folded(name)) ?? new Set()).add(id))
    }
  }

  find(name: string): number {
    for (const known of this.#kinds) {
      const found = known.get(folded(name))
      if (found && found.size > 1) throw new CellProblemError('ambiguous')
      if (found) return [...found][0]!
    }
    throw new CellProblemError('unknown')
  }
}

/** Categories by their paths of slugs, paths of names in each language, and last names alone. */
export function categoryNames(categories: readonly CategoryRow[]): Names {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const names = new Names()
  const pathOf = (category: CategoryRow, name: (one: CategoryRow) => string): string => {
    const parent = category.parent_id === null ? undefined : byId.get(category.parent_id)
    return (parent ? `${pathOf(parent, name)}/` : '') + name(category)
  }
  for (const category of categories) {
    const languages = Object.keys(category.name) as (keyof Text)[]
    names.add(category.id, [
      [pathOf(category, ({ slug }) => slug), category.slug],
      languages.map((language) => pathOf(category, ({ name }) => name[language])),
      Object.values(category.name),
    ])
  }
  return names
}
