import type { CategoryRow } from '@tsiran/contract/admin/category-shapes'

/** Where a category goes: under a parent, before a sibling or last. */
export interface TreePlace {
  parentId: number | null
  beforeId: number | null
}

/** The tree as the server lists it: each before its children, siblings in order. */
export type Tree = readonly CategoryRow[]

export const childrenOf = (tree: Tree, parentId: number | null): CategoryRow[] =>
  tree.filter(({ parent_id }) => parent_id === parentId)

export const find = (tree: Tree, id: number | null): CategoryRow | undefined =>
  tree.find((row) => row.id === id)

/** Ids of a category and of everything below it. */
export function subtreeOf(tree: Tree, id: number): Set<number> {
  const found = new Set([id])
  // Each comes after its parent.
  for (const row of tree) if (row.parent_id !== null && found.has(row.parent_id)) found.add(row.id)
  return found
}

/** The rows that show while some categories are closed. With a search: what has its words, and what is above it. */
export function visibleRows(
  tree: Tree,
  closed: ReadonlySet<number>,
  search: string,
): CategoryRow[] {
  const word = search.trim().toLowerCase()
  if (word !== '') {
    const shown = new Set<number>()
    for (const row of tree)
      if (Object.values(row.name).some((name) => name.toLowerCase().includes(word)))
        for (let up: CategoryRow | undefined = row; up; up = find(tree, up.parent_id))
          shown.add(up.id)
    return tree.filter(({ id }) => shown.has(id))
  }
  const hidden = new Set<number>()
  return tree.filter(({ id, parent_id }) => {
    const isHidden = parent_id !== null && hidden.has(parent_id)
    if (isHidden || closed.has(id)) hidden.add(id)
    return !isHidden
  })
}

/** The place of a category now, to undo a move. */
export function placeOf(tree: Tree, { id, parent_id }: CategoryRow): TreePlace {
  const siblings = childrenOf(tree, parent_id)
  const next = siblings[siblings.findIndex((row) => row.id === id) + 1]
  return { parentId: parent_id, beforeId: next?.id ?? null }
}

/** The place one up or down among its siblings; undefined at the end. */
export function stepOf(tree: Tree, row: CategoryRow, step: 'up' | 'down'): TreePlace | undefined {
  const siblings = childrenOf(tree, row.parent_id)
  const place = siblings.findIndex(({ id }) => id === row.id)
  if (step === 'up' ? place === 0 : place === siblings.length - 1) return undefined
  const before = siblings[step === 'up' ? place - 1 : place + 2]
  return { parentId: row.parent_id, beforeId: before?.id ?? null }
}

/** The place below the sibling above, last; undefined where there is none. */
export function inwardOf(tree: Tree, row: CategoryRow): TreePlace | undefined {
  const siblings = childrenOf(tree, row.parent_id)
  const above = siblings[siblings.findIndex(({ id }) => id === row.id) - 1]
  return above && { parentId: above.id, beforeId: null }
}

/** The place after its parent; undefined for a root. */
export function outwardOf(tree: Tree, row: CategoryRow): TreePlace | undefined {
  const parent = find(tree, row.parent_id)
  return parent && placeOf(tree, parent)
}

/** The place that a drop on another row means. */
export function dropOf(
  tree: Tree,
  on: CategoryRow,
  where: 'before' | 'after' | 'inside',
): TreePlace {
  if (where === 'inside') return { parentId: on.id, beforeId: null }
  if (where === 'before') return { parentId: on.parent_id, beforeId: on.id }
  return placeOf(tree, on)
}

/** Whether a move would change nothing. */
export const isSamePlace = (tree: Tree, row: CategoryRow, place: TreePlace): boolean => {
  const now = placeOf(tree, row)
  return (
    now.parentId === place.parentId &&
    (now.beforeId === place.beforeId || place.beforeId === row.id)
  )
}
