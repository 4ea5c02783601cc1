import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '../../platform/i18n/language.tsx'
import { RowMenu } from '../ordering/row-menu.tsx'
import { stepOf } from './tree.ts'
import type { TreeRowProps } from './tree-row.tsx'

/** What may be done with a category, in the menu of its row. */
export function TreeRowMenu({ row, tree, mayWrite, ...acts }: TreeRowProps) {
  const t = useMessages()
  const locale = useLocale()
  const [up, down] = [stepOf(tree, row, 'up'), stepOf(tree, row, 'down')]
  const moves = mayWrite
    ? [
        { label: t('categories.add'), run: () => acts.onAdd(row) },
        { label: t('categories.up'), disabled: !up, run: () => up && acts.onMove(row, up) },
        { label: t('categories.down'), disabled: !down, run: () => down && acts.onMove(row, down) },
        { label: t('categories.moveTo'), run: () => acts.onMoveTo(row) },
        {
          label: t(row.hidden ? 'categories.show' : 'categories.hide'),
          run: () => acts.onHide(row),
        },
        { label: t('categories.delete'), danger: true, run: () => acts.onDelete(row) },
      ]
    : []
  return (
    <RowMenu
      name={row.name[locale]}
      acts={[
        { label: t(mayWrite ? 'categories.edit' : 'categories.view'), to: `/categories/${row.id}` },
        {
          label: t('categories.products'),
          to: `/products?category_id=${row.id}`,
        },
        ...moves,
      ]}
    />
  )
}
