import type { Product } from '@tsiran/contract/product-shapes'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { Swatch } from './swatch.tsx'
import { chooseOption, offersOption, type Choice } from './variant-choice.ts'

interface ProductOptionsProps {
  product: Product
  choice: Choice
  onChoose: (choice: Choice) => void
}

/**
 * A group of options for each attribute. Options that no variant combines with the choice so far are dimmed; choosing one
 * unchecks the options that conflict.
 */
export function ProductOptions({ product, choice, onChoose }: ProductOptionsProps) {
  const t = useMessages()
  return (
    <div className="grid gap-4 noscript:hidden">
      {product.attribute.attributes.map((attribute) => {
        const chosen = attribute.options.find(({ id }) => id === choice[attribute.id])
        return (
          <fieldset key={attribute.id}>
            <legend className="mb-2 text-sm text-muted">
              {attribute.label}
              {chosen && (
                <>
                  {t('shell.colon')} <b className="text-ink">{chosen.label}</b>
                </>
              )}
            </legend>
            <div className="flex flex-wrap gap-2">
              {attribute.options.map((option) => {
                const offered = offersOption(product.index, choice, attribute.id, option.id)
                return (
                  <label
                    key={option.id}
                    className={`flex h-11 cursor-pointer items-center gap-2 rounded-control border bg-card px-3.5 font-medium has-checked:border-leaf has-checked:bg-leaf-soft has-checked:font-bold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf ${offered ? 'border-line hover:border-leaf' : 'border-dashed border-line text-muted'}`}
                  >
                    <input
                      type="radio"
                      className="sr-only"
                      name={`option-${attribute.id}`}
                      value={option.id}
                      checked={chosen?.id === option.id}
                      onChange={() =>
                        onChoose(chooseOption(product.index, choice, attribute.id, option.id))
                      }
                    />
                    <Swatch option={option} className={offered ? '' : 'opacity-40'} />
                    {option.label}
                    {!offered && <span className="sr-only"> ({t('product.notTogether')})</span>}
                  </label>
                )
              })}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
