import pg from 'pg'
import { summarize, type Load } from './load.ts'

/** PostgreSQL's rate of reading one row by its key: the baseline of larger queries. */
export async function pointReads(url: string, seconds: number, connections = 16): Promise<Load> {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  const { rows } = await pool.query<{ id: number }>('select id from variants limit 10000')
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const start = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      for (let turn = index; performance.now() < end; turn++) {
        const before = performance.now()
        await pool.query({
          name: 'point',
          text: 'select price from variants where id = $1',
          values: [rows[turn % rows.length]!.id],
        })
        times.push(performance.now() - before)
      }
    }),
  )
  await pool.end()
  return summarize(times, (performance.now() - start) / 1000)
}
