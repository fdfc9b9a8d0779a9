import { createNeedsCheck } from './createNeedsCheck.ts'

const UI = '@outcome-studio/shared/ui'
const REMOTE = { remoteInfo: { name: 'mfe_account' } }

const begin = async (manifest: string) => {
  const { note, plugin } = createNeedsCheck({ [UI]: ['Button', 'Card'], react: null })
  note(manifest)
  return plugin.beforeInitContainer?.(REMOTE as never)
}

test.each([
  [
    'what the shell has',
    JSON.stringify({ name: 'mfe_account', needs: { [UI]: ['Button'], react: ['use'] } }),
  ],
  ['a build that says nothing', JSON.stringify({ name: 'mfe_account' })],
  ['the needs of another feature', JSON.stringify({ name: 'mfe_sia', needs: { [UI]: ['Chip'] } })],
  ['no manifest', '<!doctype html>'],
])('%s passes', async (_what, manifest) => {
  expect(await begin(manifest)).toBe(REMOTE)
})

test.each([
  ['a name', { [UI]: ['Button', 'Chip'] }, `mfe_account needs Chip of ${UI}.`],
  ['a module', { charts: ['Line'] }, 'mfe_account needs charts.'],
])('%s that the shell does not have is refused', async (_what, needs, message) => {
  await expect(begin(JSON.stringify({ name: 'mfe_account', needs }))).rejects.toMatchObject({
    name: 'NeedsError',
    message,
  })
})
