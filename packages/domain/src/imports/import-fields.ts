import {
  attributePrefix,
  importFields,
  requiredFields,
  type ImportKind,
} from '@tsiran/contract/admin/import-fields'
import { locales, type Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { translate } from '@tsiran/i18n/translate'

/** What a column may be mapped to. */
export interface ImportField {
  code: string
  label: Text
  required: boolean
  /** The heading that exports give it. */
  heading: string
}

interface AttributeRow {
  code: string
  label: Text
  type: 'select' | 'multiselect' | 'text'
}

/** The fields of a kind; products have one for each attribute, and one in each language for those that are texts. */
export async function listImportFields(db: Db, kind: ImportKind): Promise<ImportField[]> {
  const known: readonly string[] = importFields[kind]
  const fields = known.map((code) => ({
    code,
    label: inEach((locale) => translate(locale, `importField.${code}`)),
    required: requiredFields[kind].includes(code),
    heading: code,
  }))
  if (kind !== 'products') return fields
  const attributes: AttributeRow[] = await db
    .selectFrom('attributes')
    .select(['code', 'label', 'type'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return [...fields, ...attributes.flatMap((attribute) => attributeFields(attribute, known))]
}

function attributeFields(
  { code, label, type }: AttributeRow,
  taken: readonly string[],
): ImportField[] {
  // An attribute may be called as a field is.
  const heading = taken.includes(code) ? `${attributePrefix}${code}` : code
  const field = { code: `${attributePrefix}${code}`, label, required: false, heading }
  if (type !== 'text') return [field]
  return locales.map((language) => ({
    ...field,
    code: `${field.code}:${language}`,
    label: inEach((locale) => `${label[locale]} (${language})`),
    heading: `${heading}_${language}`,
  }))
}

const inEach = (text: (locale: Locale) => string): Text =>
  Object.fromEntries(locales.map((locale) => [locale, text(locale)])) as Text

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()

/**
 * The field of each heading by its name: the field's code, its heading in exports, or its label in any of the languages. Null where
 * there is none; of several headings for one field the first has it.
 */
export function guessFields(
  headings: readonly string[],
  fields: readonly ImportField[],
): (string | null)[] {
  const byName = new Map<string, string>()
  for (const { code, label, heading } of fields)
    for (const name of [code, heading, ...Object.values(label)])
      if (!byName.has(folded(name))) byName.set(folded(name), code)
  const taken = new Set<string>()
  return headings.map((heading) => {
    const code = byName.get(folded(heading))
    if (code === undefined || taken.has(code)) return null
    taken.add(code)
    return code
  })
}
