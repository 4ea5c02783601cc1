import { command, withShopDatabase } from './launcher/command.ts'
import { prepareDatabase } from './launcher/database.ts'
import { print, step } from './launcher/console.ts'
import { readSettings } from './launcher/settings.ts'

// `npm run seed`: fills an empty shop with the demo. A shop that holds something already stays as it is.
await command(() =>
  withShopDatabase(readSettings(process.env), async (url) => {
    const filled = await step('Filling the shop', (tell) => prepareDatabase(url, true, tell))
    print(filled ? 'The demo shop is ready' : 'The shop is already filled; nothing was changed')
  }),
)
