import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { LoadPart } from '../../shell/load-part.tsx'
import { attributeQuery } from '../product-queries.ts'
import { textOf } from '../text-of.ts'

interface OptionBoxesProps {
  id: number
  chosen: readonly number[]
  /** Called with the chosen options in the attribute's order. */
  onChange: (options: number[]) => void
}

/** The options of an attribute, to be ticked. */
export function OptionBoxes({ id, chosen, onChange }: OptionBoxesProps) {
  const locale = useLocale()
  const query = useQuery(attributeQuery(id))
  return (
    <LoadPart query={query}>
      {({ label, options }) => (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-semibold">{textOf(label, locale)}</legend>
          <ul className="grid max-h-56 gap-x-4 overflow-y-auto sm:grid-cols-3">
            {options.map((option) => (
              <li key={option.id}>
                <label className="flex min-h-10 cursor-pointer items-center gap-2.5 max-md:min-h-11">
                  <input
                    type="checkbox"
                    checked={chosen.includes(option.id)}
                    onChange={({ target }) =>
                      onChange(
                        options
                          .map((one) => one.id)
                          .filter((one) =>
                            one === option.id ? target.checked : chosen.includes(one),
                          ),
                      )
                    }
                    className="size-5 shrink-0 cursor-pointer accent-leaf"
                  />
                  {textOf(option.label, locale)}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </LoadPart>
  )
}
