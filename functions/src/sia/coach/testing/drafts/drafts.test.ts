import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGLISH } from '../../language/ENGLISH.ts'
import { readJudgedDrafts } from './JudgedDrafts.ts'
import { measureDrafts } from './measureDrafts.ts'

const judged = readJudgedDrafts(readFileSync(join(__dirname, 'judgedDrafts.jsonl'), 'utf8'))

test('of the drafts that were judged, those that are taken are shown, and few that are wrong', () => {
  const { ok, edit, bad, unjudged } = measureDrafts(judged, ENGLISH)
  expect(ok).toBeGreaterThan(640)
  expect(bad / (ok + edit + bad + unjudged)).toBeLessThan(0.14)
})
