import { Combobox } from '@base-ui/react/combobox'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useBlockTexts } from '../block-texts.tsx'
import { popupClass } from '../popup-class.tsx'
import { Spinner } from '../spinner.tsx'
import type { OptionSearchResult, PickerOption } from './use-option-search.tsx'

interface PickerPopupProps<Option> extends OptionSearchResult<Option> {
  query: string
}

/** The options below a picker's field, or what there is instead of them. */
export function PickerPopup<Option extends PickerOption>({
  options,
  state,
  retry,
  query,
}: PickerPopupProps<Option>) {
  const { picker: texts } = useBlockTexts()
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={6} collisionPadding={12} className="z-70">
        <Combobox.Popup
          className={`${popupClass} w-[max(var(--anchor-width),16rem)]`}
          aria-busy={state === 'loading' || undefined}
        >
          <Combobox.Status
            className={`flex items-center gap-2.5 px-4 text-sm text-muted ${state === 'loading' || state === 'failed' || options.length === 0 ? 'py-3' : ''}`}
          >
            {state === 'loading' ? (
              <>
                <Spinner />
                {texts.loading}
              </>
            ) : state === 'failed' ? (
              <span className="text-red">{texts.failed}</span>
            ) : (
              options.length === 0 && texts.nothing(query)
            )}
          </Combobox.Status>
          {state === 'failed' && (
            <button
              type="button"
              onClick={retry}
              className="mx-2 mb-2 min-h-10 cursor-pointer rounded-control px-2 font-semibold text-leaf hover:bg-leaf-soft"
            >
              {texts.retry}
            </button>
          )}
          <Combobox.List className={options.length > 0 ? 'p-1.5' : ''}>
            {(option: Option) => (
              <Combobox.Item
                key={option.id}
                value={option}
                className="grid min-h-10 cursor-pointer grid-cols-[1fr_auto] items-center gap-x-3 rounded-lg px-2.5 py-1.5 select-none data-highlighted:bg-leaf-soft max-md:min-h-11"
              >
                <span className="min-w-0">
                  <span className="block">{option.label}</span>
                  {option.note && <span className="block text-sm text-muted">{option.note}</span>}
                </span>
                <Combobox.ItemIndicator>
                  <IconCheck size={18} aria-hidden className="text-leaf" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
