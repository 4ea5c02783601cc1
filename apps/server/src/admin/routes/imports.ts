import { readFile } from 'node:fs/promises'
import { importKinds, type ImportKind } from '@tsiran/contract/admin/import-fields'
import * as contract from '@tsiran/contract/admin/imports'
import { DomainError, fieldError } from '@tsiran/domain/errors'
import { listImports } from '@tsiran/domain/imports/list-imports'
import { readErrors } from '@tsiran/domain/imports/read-errors'
import { readImport } from '@tsiran/domain/imports/read-import'
import { startApply, startCheck } from '@tsiran/domain/imports/steps'
import { mapColumns } from '@tsiran/domain/imports/map-columns'
import { cancelImport } from '@tsiran/domain/imports/cancel-import'
import { readImportFile } from '../../imports/read-import-file.ts'
import { adminHandler, fileHandler, type AdminHandler } from '../admin-handler.ts'
import { sheetCsv, sheetXlsx } from '../files/sheet-export.ts'
import { answerPage, pageOf } from './page-of.ts'

/** Rows of a file of errors that Excel opens; CSV has no limit. */
const maxSheetRows = 20_000

/** The kind that a form says. Refuses with `validation_failed`. */
function kindOf(typed = ''): ImportKind {
  const kind = importKinds.find((one) => one === typed)
  if (!kind) throw fieldError('kind', typed === '' ? 'required' : 'invalid')
  return kind
}

/** Files of products, stock, prices and categories. */
export const importHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listImports, async ({ db }, { query }) => {
    const { search, kind } = query
    const page = await listImports(db, { ...pageOf(query), search, kind })
    return answerPage(contract.listImports, query, page)
  }),
  adminHandler(contract.uploadImport, async (context, { query, files, fields, staff }) => {
    const kind = query.kind ?? kindOf(fields['kind'])
    const [file] = files
    if (!file) throw new DomainError('bad_request')
    if (file.tooLarge) throw new DomainError('payload_too_large')
    const { by, locale } = staff
    const bytes = await readFile(file.path)
    const id = await readImportFile(context, { kind, fileName: file.name, bytes, by, locale })
    return { data: await readImport(context.db, id, locale) }
  }),
  adminHandler(contract.getImport, async ({ db }, { params, staff }) => ({
    data: await readImport(db, params.id, staff.locale),
  })),
  adminHandler(contract.mapImport, async ({ db }, { params: { id }, body, staff }) => {
    await mapColumns(db, { id, version: body.version, fields: body.fields, by: staff.by })
    return { data: await readImport(db, id, staff.locale) }
  }),
  adminHandler(contract.checkImport, async ({ db }, { params: { id }, body, staff }) => {
    await startCheck(db, { id, version: body.version, by: staff.by })
    return { data: await readImport(db, id, staff.locale) }
  }),
  adminHandler(contract.applyImport, async ({ db }, { params: { id }, body, staff }) => {
    const { version, skip_errors: skipErrors } = body
    await startApply(db, { id, version, skipErrors, by: staff.by })
    return { data: await readImport(db, id, staff.locale) }
  }),
  adminHandler(contract.cancelImport, async ({ db }, { params: { id }, staff }) => {
    await cancelImport(db, { id, by: staff.by })
    return { data: await readImport(db, id, staff.locale) }
  }),
  fileHandler(contract.importErrorsCsv, async ({ db }, { params: { id }, staff }) => ({
    name: `import-${id}-errors.csv`,
    content: sheetCsv(await readErrors(db, id, { locale: staff.locale })),
  })),
  fileHandler(contract.importErrorsXlsx, async ({ db }, { params: { id }, staff }) => ({
    name: `import-${id}-errors.xlsx`,
    content: await sheetXlsx(
      await readErrors(db, id, { locale: staff.locale, maxRows: maxSheetRows }),
    ),
  })),
]
