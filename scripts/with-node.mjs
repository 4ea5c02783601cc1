// Runs one of the project's programs on the project's own Node: node scripts/with-node.mjs <program> [arguments]
import { installPackages, run } from './setup.mjs'

installPackages()
const [program, ...args] = process.argv.slice(2)
run(program, args)
