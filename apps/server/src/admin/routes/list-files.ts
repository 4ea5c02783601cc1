import type { AdminEndpoint } from '@tsiran/contract/admin/endpoint'
import { maxExportSheetRows } from '@tsiran/contract/admin/list-export'
import type { Actor } from '@tsiran/domain/shared/actor'
import type { ActingStaff } from '@tsiran/domain/staff/session'
import type { Context } from '../../context.ts'
import { fileHandler, type AdminHandler, type AdminRequest } from '../admin-handler.ts'
import { exportName, listCsv, listXlsx, type ListTable } from '../files/list-export.ts'

type FileEndpoint = AdminEndpoint & { file: string }

/** What every export of a list hands to the domain. */
interface ExportCall {
  format: 'csv' | 'xlsx'
  /** Rows of an Excel file at most: it is built in memory. */
  maxRows?: number
  by: Actor
}

/** The handlers that write a list into a file of either format; `name` begins the file's name. */
export function listFiles<Csv extends FileEndpoint>(
  endpoints: { csv: Csv; xlsx: FileEndpoint },
  name: string,
  tableOf: (context: Context, request: AdminRequest<Csv>, call: ExportCall) => Promise<ListTable>,
): AdminHandler[] {
  const byOf = ({ staff }: AdminRequest<Csv>) => (staff as ActingStaff).by
  return [
    fileHandler(endpoints.csv, async (context, request) => {
      const table = await tableOf(context, request, { format: 'csv', by: byOf(request) })
      return { name: exportName('csv', name), content: listCsv(table) }
    }),
    fileHandler(endpoints.xlsx as never as Csv, async (context, request) => {
      const call = { format: 'xlsx', maxRows: maxExportSheetRows, by: byOf(request) } as const
      const table = await tableOf(context, request, call)
      return { name: exportName('xlsx', name), content: await listXlsx(table) }
    }),
  ]
}
