// npm start and npm run dev: installs what is missing and hands over to the launcher.
import { installPackages, run } from './setup.mjs'

installPackages()
run('scripts/start.ts', process.argv.slice(2))
