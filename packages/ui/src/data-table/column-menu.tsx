import { Popover } from '@base-ui/react/popover'
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import { useBlockTexts } from '../block-texts.tsx'
import { popupClass } from '../popup-class.tsx'
import { shownColumns, toggleColumn, type TableColumn } from './columns.tsx'
import { ToggleBox } from './toggle-box.tsx'
import type { TableControl } from './use-table-state.tsx'

/** Chooses which columns are shown; the first one always is. */
export function ColumnMenu<Row>({
  columns,
  table,
}: {
  columns: readonly TableColumn<Row>[]
  table: TableControl
}) {
  const { table: texts } = useBlockTexts()
  const chosen = table.state.columns
  const shown = new Set(shownColumns(columns, chosen).map(({ id }) => id))
  return (
    <Popover.Root>
      <Popover.Trigger className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-control border border-line bg-card px-3 text-sm hover:bg-leaf-soft">
        <IconColumns3 size={18} aria-hidden />
        {texts.columns}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" collisionPadding={12} className="z-70">
          <Popover.Popup className={`${popupClass} w-60`}>
            <Popover.Title className="px-4 pt-3 pb-1 font-semibold">{texts.columns}</Popover.Title>
            <ul className="p-1.5 pt-0">
              {columns.slice(1).map(({ id, header }) => (
                <li key={id}>
                  <label className="flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-2.5 hover:bg-leaf-soft">
                    <ToggleBox
                      checked={shown.has(id)}
                      onToggle={() =>
                        table.change(
                          { columns: toggleColumn(columns, chosen, id) },
                          { replace: true },
                        )
                      }
                    />
                    {header}
                  </label>
                </li>
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
