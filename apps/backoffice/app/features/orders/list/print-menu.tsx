import { Menu } from '@base-ui/react/menu'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { maxPrinted } from '@tsiran/contract/admin/documents'
import type { Permission } from '@tsiran/contract/admin/permissions'
import type { AdminMessageKey } from '@tsiran/i18n/admin-translator'
import type { Selection } from '@tsiran/ui/data-table/selection'
import { popupClass } from '@tsiran/ui/popup-class'
import { useNavigate } from 'react-router'
import { useFailureText } from '../../../platform/api/failure-text.ts'
import { useWrite } from '../../../platform/api/use-write.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useCan } from '../../session/me-query.ts'
import { printPath, type PrintedPaper } from '../paths.ts'
import { selectedIds } from './selected-ids.ts'

interface PrintChoice {
  paper: PrintedPaper
  title: AdminMessageKey
  /** All of them. */
  permissions: readonly Permission[]
}
// Slips and route sheets name the buyers.
const papers: readonly PrintChoice[] = [
  { paper: 'slip', title: 'print.slips', permissions: ['slips.read', 'customers.read'] },
  { paper: 'pick_list', title: 'print.pickList', permissions: ['slips.read'] },
  { paper: 'route', title: 'deliveries.sheet', permissions: ['slips.read', 'customers.read'] },
  { paper: 'invoice', title: 'print.invoices', permissions: ['invoices.read'] },
]

/** Prints papers of the selected orders. More than one page takes are refused: a list that is cut leaves orders behind. */
export function PrintMenu({ selection }: { selection: Selection }) {
  const t = useMessages()
  const can = useCan()
  const toast = useToast()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const print = useWrite(
    async (paper: PrintedPaper) => printPath(paper, await selectedIds(selection)),
    {
      onSuccess: (path) => void navigate(path),
      onError: (error) => toast.error(failureText(error)),
    },
  )
  const offered = papers.filter(({ permissions }) => permissions.every(can))
  const run = (paper: PrintedPaper) => {
    if (selection.count > maxPrinted) toast.error(t('orders.printTooMany', { count: maxPrinted }))
    else print.run(paper)
  }
  if (offered.length === 0) return null
  return (
    <Menu.Root>
      <Menu.Trigger className="button button-secondary" disabled={print.pending}>
        <IconPrinter size={18} aria-hidden />
        {t('print.print')}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" collisionPadding={12} className="z-70">
          <Menu.Popup className={`${popupClass} min-w-44 p-1.5`}>
            {offered.map(({ paper, title }) => (
              <Menu.Item
                key={paper}
                onClick={() => run(paper)}
                className="flex min-h-10 cursor-pointer items-center rounded-lg px-3 outline-none data-highlighted:bg-leaf-soft max-md:min-h-11"
              >
                {t(title)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
