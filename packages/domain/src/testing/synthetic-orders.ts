import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Orders inserted by one statement. */
const batchSize = 500

export interface SyntheticOrders {
  count: number
  /** Days in Yerevan over which they are spread, the last one included, `YYYY-MM-DD`. */
  from: string
  to: string
}

/**
 * Inserts orders as a shop has them after years: most delivered, some canceled, the newest open; a tenth of companies that are there,
 * a third paid by card, one to three lines each. The same numbers give the same orders.
 */
export async function createSyntheticOrders(
  db: Db,
  { count, from, to }: SyntheticOrders,
): Promise<void> {
  for (let done = 0; done < count; done += batchSize) {
    const size = Math.min(batchSize, count - done)
    await sql`
      with cart as (
        insert into carts (api_token, status, locale) select md5(i::text || ' synthetic'), 'ordered', 'hy'
        from generate_series(${done + 1}::integer, ${done + size}::integer) i returning id
      ), numbered as (select id, ${done}::bigint + row_number() over (order by id) as n from cart
      ), placed as (
        insert into orders (cart_id, company_id, locale, status, email, billing_address, shipping_address, shipping_method, shipping_title,
          shipping_amount, payment_method, payment_title, sub_total, grand_total, created_at)
        select o.id, case when n % 10 = 0 then (select id from companies where id > n % greatest((select max(id) from companies), 1) order by id limit 1) end,
          'hy', case when n > ${count} * 0.998 then 'pending' when n > ${count} * 0.996 then 'processing' when n % 13 = 0 then 'canceled' else 'completed' end,
          email, address, address, 'flatrate_flatrate', ${title('Courier')}, 0,
          case when n % 3 = 0 then 'ameriabank' else 'cashondelivery' end, ${title('Payment')}, total, total,
          ${from}::timestamp at time zone 'Asia/Yerevan'
            + (n - 1)::float8 / ${count}::float8 * (((${to}::date + 1)::timestamp at time zone 'Asia/Yerevan') - (${from}::timestamp at time zone 'Asia/Yerevan'))
        from (
          select id, n, 1000 + (n * 7919 % 90000) as total, 'buyer' || (n % 200000) || '@example.am' as email, jsonb_build_object(
            'first_name', (${firstNames}::text[])[1 + n % ${firstNames.length}], 'last_name', (${lastNames}::text[])[1 + n / 7 % ${lastNames.length}],
            'company_name', '', 'email', 'buyer' || (n % 200000) || '@example.am', 'phone', '+3749' || lpad((n * 104729 % 10000000)::text, 7, '0'),
            'country', 'AM', 'state', '', 'city', 'Yerevan', 'address1', jsonb_build_array('Tumanyan ' || n % 90), 'postcode', '0001') as address
          from numbered) o
        returning id, grand_total, payment_method, status
      ), lines as (
        insert into order_items (order_id, position, sku, name, options, url_key, quantity, unit_price, total)
        select id, line, 'SYN-' || (id * 31 + line) % 5000, ${title('Product')}, ${title('')}, 'x', 1, 1000, 1000
        from placed, generate_series(0, id % 3) line
      )
      insert into payments (order_id, provider, state, amount, key)
      select id, 'ameriabank', case when status <> 'canceled' then 'paid' when id % 5 = 0 then 'refunded' else 'expired' end, grand_total,
        md5(id::text || ' synthetic') from placed where payment_method = 'ameriabank'`.execute(db)
  }
}

const title = (text: string): string => JSON.stringify({ hy: text, ru: text, en: text })
const firstNames =
  'Անի Արամ Գոռ Դավիթ Էլեն Լիլիթ Հայկ Մարիամ Նարեկ Սոնա Տիգրան Արփի Գայանե Վահե Նանե Ashot Irina Олег Мария Ruben'.split(
    ' ',
  )
const lastNames =
  'Սարգսյան Հակոբյան Գրիգորյան Պետրոսյան Մկրտչյան Հարությունյան Ավետիսյան Խաչատրյան Վարդանյան Գևորգյան Danielyan Иванова Petrov'.split(
    ' ',
  )
