import { ConfigError, integer, group } from './config-values.ts'

export interface BankConfig {
  /** `host` is the bank's service, live or test. */
  ameriabank: { clientId: string; username: string; password: string; host: string } | null
  /** Days that the terminal for cards holds money before the shop takes it; null where it takes it at once. */
  holdDays: number | null
  idram: { account: string; secretKey: string } | null
  /** Replaces Ameriabank with the sandbox bank. */
  sandbox: boolean
}

/** The only hosts that buyers enter their cards at. */
const ameriabankHosts = {
  live: 'https://services.ameriabank.am',
  test: 'https://servicestest.ameriabank.am',
}

/** The settings of banks. Throws {@link ConfigError}. */
export function readBanks(env: NodeJS.ProcessEnv, development: boolean): BankConfig {
  const card = group(env, ['AMERIABANK_CLIENT_ID', 'AMERIABANK_USERNAME', 'AMERIABANK_PASSWORD'])
  const wallet = group(env, ['IDRAM_ACCOUNT', 'IDRAM_SECRET_KEY'])
  const sandbox = env['SANDBOX_BANK'] || (development && !card ? 'on' : 'off')
  if (sandbox !== 'on' && sandbox !== 'off')
    throw new ConfigError(`SANDBOX_BANK is "${sandbox}": it takes on or off`)
  if (sandbox === 'on' && card)
    throw new ConfigError(
      'SANDBOX_BANK is on beside AMERIABANK_CLIENT_ID: a shop takes cards at one bank',
    )
  const hasCards = card !== null || sandbox === 'on'
  const server = env['AMERIABANK_SERVER'] || 'live'
  if (server !== 'live' && server !== 'test')
    throw new ConfigError(`AMERIABANK_SERVER is "${server}": it takes live or test`)
  return {
    ameriabank: card && {
      clientId: card.AMERIABANK_CLIENT_ID,
      username: card.AMERIABANK_USERNAME,
      password: card.AMERIABANK_PASSWORD,
      host: ameriabankHosts[server],
    },
    idram: wallet && { account: wallet.IDRAM_ACCOUNT, secretKey: wallet.IDRAM_SECRET_KEY },
    sandbox: sandbox === 'on',
    holdDays: readHoldDays(env, hasCards),
  }
}

/** Only terminals for cards hold money. The shop takes it a day before the bank lets go of it, hence two days. */
function readHoldDays(env: NodeJS.ProcessEnv, hasCards: boolean): number | null {
  const stages = env['CARD_STAGES'] || 'one'
  if (stages !== 'one' && stages !== 'two')
    throw new ConfigError(`CARD_STAGES is "${stages}": it takes one or two`)
  if (stages === 'one') {
    if (env['CARD_HOLD_DAYS'])
      throw new ConfigError('CARD_HOLD_DAYS is set without CARD_STAGES=two')
    return null
  }
  if (!hasCards)
    throw new ConfigError(
      'CARD_STAGES is two without cards: set AMERIABANK_CLIENT_ID or SANDBOX_BANK=on',
    )
  return integer(env, 'CARD_HOLD_DAYS', 7, 2, 30)
}
