import { CachedMarkup } from '../../platform/document/markup-cache.tsx'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

interface Option {
  id: number
  label: string
  count: number
  swatch_value?: string | null
  swatch_image?: string
}

interface FilterGroupProps {
  label: string
  /** The query parameter that the options fill. */
  name: string
  options: readonly Option[]
  /** Ids. */
  chosen: ReadonlySet<number>
}

/** Options shown until See All (spec 2 §9). */
const shownAtOnce = 4

/** The options of one attribute, or the brands, as checkboxes with counts; See All works without scripts too. */
export function FilterGroup({ label, name, options, chosen }: FilterGroupProps) {
  const t = useMessages()
  if (options.length === 0) return null
  const first = options.slice(0, shownAtOnce)
  const rest = options.slice(shownAtOnce)
  const boxes = (some: readonly Option[]) =>
    some.map((option) => (
      <OptionBox key={option.id} name={name} option={option} checked={chosen.has(option.id)} />
    ))
  return (
    <CachedMarkup of={['filter', label, name, options, [...chosen]]}>
      <fieldset className="options">
        <legend>{label}</legend>
        <ul>{boxes(first)}</ul>
        {rest.length > 0 && (
          <details open={rest.some(({ id }) => chosen.has(id))}>
            <summary>
              <span>{t('listing.seeAll')}</span>
              <span>{t('listing.seeLess')}</span>
              <span className="sr-only">: {label}</span>
            </summary>
            <ul>{boxes(rest)}</ul>
          </details>
        )}
      </fieldset>
    </CachedMarkup>
  )
}

function OptionBox({ name, option, checked }: { name: string; option: Option; checked: boolean }) {
  const nothing = option.count === 0 && !checked
  return (
    <li>
      <label className={nothing ? 'option text-muted' : 'option'}>
        <input
          type="checkbox"
          name={name}
          value={option.id}
          checked={checked}
          // The change event bubbles to the form.
          onChange={() => undefined}
        />
        {option.swatch_image ? (
          <img src={option.swatch_image} alt="" width={20} height={20} loading="lazy" />
        ) : (
          option.swatch_value && <i aria-hidden style={{ backgroundColor: option.swatch_value }} />
        )}
        {option.label}
        <span>{option.count}</span>
      </label>
    </li>
  )
}
