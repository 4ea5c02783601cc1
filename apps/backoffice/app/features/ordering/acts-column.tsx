import type { AdminTranslator } from '@tsiran/i18n/admin-translator'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import type { MenuAct } from '../shell/acts-menu.tsx'
import { RowMenu } from './row-menu.tsx'

interface RowActs<Row> {
  /** What people call a row. */
  nameOf: (row: Row) => string
  actsOf: (row: Row) => readonly MenuAct[]
}

/** A table's last column: the menu of each row; empty where nothing can be done with it. */
export const actsColumn = <Row extends object>(
  t: AdminTranslator,
  { nameOf, actsOf }: RowActs<Row>,
): TableColumn<Row> => ({
  id: 'acts',
  header: t('common.acts'),
  align: 'end',
  width: 'w-24',
  cell: (row) => <RowMenu name={nameOf(row)} acts={actsOf(row)} />,
})
