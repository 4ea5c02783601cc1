import type { AdditionalInformation, Product } from '@tsiran/contract/product-shapes'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** Attributes shown before 'See more' (spec 1 §9). */
const shownAtOnce = 3

/** Description and attributes. */
export function ProductDetails({ product }: { product: Product }) {
  const t = useMessages()
  const rest = product.additional.slice(shownAtOnce)
  return (
    <div className="mt-4 grid gap-8">
      {product.description && (
        <section aria-labelledby="description">
          <h2 id="description" className="mb-3 text-xl font-extrabold">
            {t('product.description')}
          </h2>
          <div
            className="grid gap-3 leading-relaxed [&_a]:text-leaf [&_a]:underline [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc"
            dangerouslySetInnerHTML={{ __html: product.description }}
          />
        </section>
      )}
      <Cautions product={product} />
      {product.additional.length > 0 && (
        <section aria-labelledby="details">
          <h2 id="details" className="mb-3 text-xl font-extrabold">
            {t('product.details')}
          </h2>
          <Attributes attributes={product.additional.slice(0, shownAtOnce)} />
          {rest.length > 0 && (
            <details className="group">
              <summary className="flex h-11 w-fit cursor-pointer items-center font-semibold text-leaf hover:underline">
                <span className="group-open:hidden">{t('product.seeMore')}</span>
                <span className="hidden group-open:inline">{t('product.seeLess')}</span>
              </summary>
              <Attributes attributes={rest} />
            </details>
          )}
        </section>
      )}
    </div>
  )
}

/** What somebody has to know before eating it: allergens, and that only adults get it. */
function Cautions({ product }: { product: Product }) {
  const t = useMessages()
  if (product.allergens.length === 0 && !product.age_restricted) return null
  const names = product.allergens.map((name) => t(`product.allergen.${name}`))
  return (
    <section aria-label={t('product.cautions')} className="grid gap-2">
      {names.length > 0 && (
        <p>
          <b>{`${t('product.allergens')}${t('shell.colon')}`}</b> {names.join(', ')}
        </p>
      )}
      {product.age_restricted && <p className="font-semibold">{t('product.adultsOnly')}</p>}
    </section>
  )
}

function Attributes({ attributes }: { attributes: readonly AdditionalInformation[] }) {
  return (
    <dl>
      {attributes.map(({ id, label, value }) => (
        <div
          key={id}
          className="flex items-baseline justify-between gap-4 border-b border-line py-2.5"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
