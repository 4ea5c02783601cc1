import { build } from './launcher/build.ts'
import { step } from './launcher/say.ts'

await step('Building the pages', build)
