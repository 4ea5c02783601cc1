import { formatNumber } from '@tsiran/i18n/money'
import type { AdminTranslator } from '@tsiran/i18n/admin-translator'

const megabyte = 1_048_576
/** A size for people: in megabytes, from ten thousand on in gigabytes. */
export const sizeOf = (t: AdminTranslator, bytes: number): string =>
  bytes < 10_000 * megabyte
    ? t('settings.system.megabytes', { count: formatNumber(Math.round(bytes / megabyte)) })
    : t('settings.system.gigabytes', {
        count: formatNumber(Math.round(bytes / megabyte / 1024)),
      })
