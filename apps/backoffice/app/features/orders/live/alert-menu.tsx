import { Popover } from '@base-ui/react/popover'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { Checkbox } from '@tsiran/ui/checkbox'
import { popupClass } from '@tsiran/ui/popup-class'
import { useMessages } from '../../../platform/i18n/language.tsx'
import {
  chooseOrderBadge,
  chooseOrderSound,
  useOrderBadge,
  useOrderSound,
} from './alert-settings.ts'
import { ringChime } from './chime.ts'

/** What a new order does on this device: a sound, a count in the title. */
export function AlertMenu() {
  const t = useMessages()
  const sound = useOrderSound()
  const badge = useOrderBadge()
  const chooseSound = (on: boolean) => {
    chooseOrderSound(on)
    // A preview; browsers allow later sounds after this press.
    if (on) void ringChime().catch(() => undefined)
  }
  return (
    <Popover.Root>
      <Popover.Trigger
        className="button button-quiet"
        aria-label={t('orders.alerts')}
        title={t('orders.alerts')}
      >
        <IconBell size={20} aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" collisionPadding={12} className="z-70">
          <Popover.Popup className={`${popupClass} w-76 p-4 pt-3`}>
            <Popover.Title className="font-semibold">{t('orders.alerts')}</Popover.Title>
            <Popover.Description className="mb-1 text-sm text-muted">
              {t('orders.alertsNote')}
            </Popover.Description>
            <Checkbox
              label={t('orders.alertSound')}
              checked={sound}
              onChange={({ target }) => chooseSound(target.checked)}
            />
            <Checkbox
              label={t('orders.alertBadge')}
              checked={badge}
              onChange={({ target }) => chooseOrderBadge(target.checked)}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
