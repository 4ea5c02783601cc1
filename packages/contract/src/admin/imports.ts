import Type from 'typebox'
import { IdParams, LocaleQuery, Nullable, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Import, ImportRow, maxImport } from './import-shapes.ts'
import { importKinds } from './import-fields.ts'
import { ListQuery, one, OneOf, Version } from './schema.ts'

const imports = { tag: 'imports' } as const
const read = { ...imports, permission: 'imports.read', method: 'GET' } as const
const write = { ...imports, permission: 'imports.write', method: 'POST' } as const
const answer = one(Import)
const versioned = Type.Object({ ...LocaleQuery, version: Version })

export const listImports = adminEndpoint({
  ...read,
  path: '/api/admin/imports',
  summary: 'Imports, the newest first',
  query: Type.Object({ ...ListQuery, kind: Type.Optional(OneOf(importKinds)) }),
  success: Type.Object(paged(ImportRow)),
  errors: [],
})
export const uploadImport = adminEndpoint({
  ...write,
  created: true,
  path: '/api/admin/imports',
  summary:
    'Reads a CSV or XLSX file, whose kind the form or the address says; columns are mapped as the last file with the same headings was, or by their names. Changes nothing in the shop',
  query: Type.Object({ ...LocaleQuery, kind: Type.Optional(OneOf(importKinds)) }),
  upload: { files: 1, bytes: maxImport.bytes },
  success: answer,
  errors: ['import_invalid'],
})
export const getImport = adminEndpoint({
  ...read,
  path: '/api/admin/imports/:id',
  summary: 'One import: columns, progress, counts and the first errors',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found'],
})
export const mapImport = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/imports/:id/mapping',
  summary: 'Maps the columns to fields; remembered for the next file with these headings',
  params: IdParams,
  body: Type.Object({
    ...LocaleQuery,
    version: Version,
    /** One for each column of the file. */
    fields: Type.Array(Nullable(PlainText(200)), { maxItems: maxImport.columns }),
  }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const checkImport = adminEndpoint({
  ...write,
  path: '/api/admin/imports/:id/check',
  summary: 'Starts the check, which finds what every row would change and changes nothing',
  params: IdParams,
  body: versioned,
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const applyImport = adminEndpoint({
  ...write,
  path: '/api/admin/imports/:id/apply',
  summary:
    'Starts writing what the check found, as a change set. `skip_errors` leaves out rows with something wrong, else they refuse the call',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version, skip_errors: Type.Boolean() }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const cancelImport = adminEndpoint({
  ...write,
  path: '/api/admin/imports/:id/cancel',
  summary: 'Ends an import after its present batch of rows; what is written stays written',
  params: IdParams,
  body: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found', 'conflict'],
})

const errors = {
  ...read,
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: Type.String(),
  errors: ['not_found'],
} as const

export const importErrorsCsv = adminEndpoint({
  ...errors,
  path: '/api/admin/imports/:id/errors.csv',
  summary: 'The refused rows with their reasons as CSV, to be corrected and imported again',
  file: 'text/csv; charset=utf-8',
})
export const importErrorsXlsx = adminEndpoint({
  ...errors,
  path: '/api/admin/imports/:id/errors.xlsx',
  summary:
    'The refused rows with their reasons as an Excel file, to be corrected and imported again',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: ['not_found', 'too_many_rows'],
})
