import { t } from './types.ts'

/** The service product that the server puts into every cart (R8). Never listed. */
export const serviceLine = {
  sku: '938',
  urlKey: 'packaging-938',
  name: t('Փաթեթավորում', 'Упаковка', 'Packaging'),
  price: 100,
}
