import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { t } from '../types.ts'
import type { Text } from '@tsiran/db/tables/shared'

/** The demo shop's contact address. */
export const demoEmail = 'info@tsiran.example'

const json = (text: Text) => JSON.stringify(text)

/**
 * Writes the shop itself and its ways of delivery and payment. Returns false, and writes nothing, where there is a shop:
 * of two that seed at once the second waits for the first.
 */
export async function openShop(tx: Tx): Promise<boolean> {
  const opened = await tx
    .insertInto('channels')
    .values({
      id: 1,
      name: json(t('Ծիրան', 'Циран', 'Tsiran')),
      meta_title: json(
        t(
          'Ծիրան — սննդամթերք՝ հատով և արկղով, առաքում Երևանում',
          'Циран — продукты поштучно и коробками, доставка по Еревану',
          'Tsiran — groceries by the piece and by the box, delivered in Yerevan',
        ),
      ),
      phone: '+374 10 555 555',
      email: demoEmail,
      address: json(
        t('Երևան, Աբովյան փողոց 12', 'Ереван, улица Абовяна, 12', '12 Abovyan Street, Yerevan'),
      ),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  if (opened.length === 0) return false
  // Nobody is led through setting up a shop that is complete.
  await sql`update settings set value = value || '{"dismissed": true}' where name = 'setup'`.execute(
    tx,
  )
  await tx
    .insertInto('shipping_methods')
    .values([
      {
        code: 'flatrate_flatrate',
        title: json(t('Առաքում Երևանում', 'Доставка по Еревану', 'Delivery in Yerevan')),
        description: json(
          t(
            'Առաքիչը կբերի պատվերը նշված հասցեով',
            'Курьер привезёт заказ по указанному адресу',
            'A courier brings the order to your address',
          ),
        ),
        rate: 1000,
        position: 1,
      },
      {
        code: 'free_free',
        title: json(t('Ինքնադուրս բերում', 'Самовывоз', 'Pickup')),
        description: json(
          t(
            'Վերցրեք պատվերը մեր խանութից՝ Աբովյան 12',
            'Заберите заказ в нашем магазине на Абовяна, 12',
            'Collect the order at our shop, 12 Abovyan Street',
          ),
        ),
        rate: 0,
        position: 2,
        pickup: true,
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .insertInto('payment_methods')
    .values([
      {
        method: 'cashondelivery',
        title: json(t('Կանխիկ՝ ստանալիս', 'Наличными при получении', 'Cash on delivery')),
        description: json(
          t(
            'Վճարեք առաքչին կամ խանութում',
            'Оплатите курьеру или в магазине',
            'Pay the courier or at the shop',
          ),
        ),
        img: '/payment/cash.svg',
        position: 1,
      },
      {
        method: 'credit',
        title: json(t('Ընկերության վարկով', 'В кредит компании', 'Company credit')),
        description: json(
          t('Վճարեք ավելի ուշ՝ ըստ հաշվի', 'Оплатите позже по счёту', 'Pay later, by invoice'),
        ),
        img: '/payment/credit.svg',
        position: 2,
      },
      {
        method: 'ameriabank',
        title: json(t('Բանկային քարտով', 'Банковской картой', 'Bank card')),
        description: json(
          t(
            'Visa, Mastercard, ArCa՝ բանկի էջում',
            'Visa, Mastercard, ArCa на странице банка',
            'Visa, Mastercard, ArCa on the bank’s page',
          ),
        ),
        img: '/payment/card.svg',
        position: 3,
      },
      {
        method: 'idram',
        title: json(t('Idram', 'Idram', 'Idram')),
        description: json(t('Idram դրամապանակով', 'С кошелька Idram', 'From your Idram wallet')),
        img: '/payment/idram.svg',
        position: 4,
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}
