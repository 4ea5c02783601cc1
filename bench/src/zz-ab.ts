import { fork } from 'node:child_process'
import { once } from 'node:events'
import { nodeEnv, nodeFlags } from '@tsiran/server/node-flags'
import { load } from './load.ts'
import { startDatabase, processorSeconds } from './processes.ts'
const database = await startDatabase('/tmp/bp')
const start = async (root: string) => { const child = fork(root + '/apps/server/src/main.ts', { env: { ...process.env, ...nodeEnv, DATABASE_URL: database.url, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', PROCESSES: '1' }, execArgv: [...nodeFlags] }); const [{ port }] = await once(child, 'message') as any; return { url: 'http://127.0.0.1:' + port, child, stop: async () => {} } }
const shops = { a: await start(process.argv[2]!), b: await start(process.argv[3]!) }
const path = process.argv[4]!
const us: Record<string, number[]> = { a: [], b: [] }
for (let k = 0; k < 12; k++) for (const n of k % 2 ? ['b', 'a'] : ['a', 'b']) { const s = (shops as any)[n]; const c = await processorSeconds(s); const r = await load(s.url + path, { seconds: 1 } as any); if (k > 2) us[n]!.push(1e6 * (await processorSeconds(s) - c) / r.ok) }
for (const n of ['a', 'b']) { const l = us[n]!.sort((x, y) => x - y); console.log(n, 'us min', l[0]!.toFixed(1), 'median', l[l.length >> 1]!.toFixed(1)) }
for (const s of Object.values(shops)) s.child.kill('SIGTERM')
await new Promise((r) => setTimeout(r, 2000)); await database.stop(); process.exit(0)
