import { changeWords } from '@tsiran/i18n/change-words'
import { useMessages as useShopMessages } from '@tsiran/app-kit/i18n/messages'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The parts of a log's row in the page's language. */
export const useChangeWords = () => changeWords(useMessages(), useShopMessages())
