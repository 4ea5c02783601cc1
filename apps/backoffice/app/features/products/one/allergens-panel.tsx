import { allergens } from '@tsiran/contract/allergens'
import { useMessages as useShopMessages } from '@tsiran/app-kit/i18n/messages'
import { Panel } from '@tsiran/ui/detail-layout'
import { Status } from '@tsiran/ui/status-dot'
import { useWatch } from 'react-hook-form'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useProductField } from './form-fields.tsx'
import type { ProductValues } from './product-values.ts'

/** What a label has to warn of. What the chosen categories say is shown at once and cannot be taken away here. */
export function AllergensPanel({ disabled }: { disabled: boolean }) {
  const t = useMessages()
  const shop = useShopMessages()
  const { value, set } = useProductField('allergens')
  const categories = useWatch<ProductValues, 'categories'>({ name: 'categories' })
  const fromCategories = new Set(categories.flatMap((category) => category.allergens))
  return (
    <Panel title={t('products.allergens')}>
      {categories.some(({ age_restricted }) => age_restricted) && (
        <p className="mb-3">
          <Status tone="attention">{t('products.ageRestricted')}</Status>
        </p>
      )}
      <ul className="flex flex-wrap gap-1.5">
        {allergens.map((name) => {
          const inherited = fromCategories.has(name)
          return (
            <li key={name}>
              <button
                type="button"
                aria-pressed={inherited || value.includes(name)}
                disabled={disabled || inherited}
                title={inherited ? t('products.allergenFromCategory') : undefined}
                onClick={() =>
                  set(
                    value.includes(name)
                      ? value.filter((other) => other !== name)
                      : allergens.filter((other) => other === name || value.includes(other)),
                  )
                }
                className="min-h-9 cursor-pointer rounded-full border border-edge px-3 text-sm hover:border-leaf disabled:cursor-not-allowed disabled:border-line disabled:text-muted aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:font-semibold max-md:min-h-11"
              >
                {shop(`product.allergen.${name}`)}
                {inherited && (
                  <span className="sr-only">, {t('products.allergenFromCategory')}</span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
