import { defaultLocale, locales } from '@tsiran/contract/locale'
import type pg from 'pg'

/** Name of the collation by which a language sorts. It also marks that the database has the language. */
export const collationOf = (locale: string): string => `shop_${locale}`

/** The languages that the code has and the database still lacks. */
export async function missingLanguages(
  client: pg.Client,
  wanted: readonly string[] = locales,
): Promise<string[]> {
  const { rows } = await client.query<{ collname: string }>('select collname from pg_collation')
  const known = new Set(rows.map(({ collname }) => collname))
  return wanted.filter((locale) => !known.has(collationOf(locale)))
}

/**
 * The statements that prepare the database for a language: its collation, the indexes by name, and every text in it,
 * copied from the default language until it is written.
 */
export function languageSql(locale: string): string {
  if (!/^[a-z]{2,3}$/.test(locale)) throw new RangeError(`not a language: ${locale}`)
  const [collation, name] = [
    collationOf(locale),
    `((name ->> '${locale}') collate ${collationOf(locale)})`,
  ]
  return `
    do $$
    declare
      text_column record;
    begin
      -- A server built without ICU sorts by code point.
      begin
        create collation ${collation} (provider = icu, locale = '${locale}-u-kn-true');
      exception when feature_not_supported then
        create collation ${collation} from "C";
      end;
      for text_column in
        select c.oid::regclass as place, a.attname as name
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        where a.atttypid = 'translated'::regtype and c.relkind = 'r' and not a.attisdropped
      loop
        execute format('update %1$s set %2$I = %2$I || jsonb_build_object(%3$L, %2$I ->> %4$L) where not %2$I ? %3$L',
          text_column.place, text_column.name, '${locale}', '${defaultLocale}');
      end loop;
    end
    $$;
    create index on products (${name}, id);
    create index on product_listings (${name}, product_id);
    create index on category_listings (category_id, ${name}, product_id);`
}
