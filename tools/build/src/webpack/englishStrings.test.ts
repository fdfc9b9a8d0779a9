import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { englishStrings } from './englishStrings.ts'
import { runWebpack } from './runWebpack.ts'

const MENU_STRINGS = resolve(
  import.meta.dirname,
  '../../../../node_modules/react-aria/dist/private/menu/intlStrings.mjs',
)

test('of the strings of the component library, a build has those in English alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'strings-'))
  try {
    const entry = join(folder, 'entry.mjs')
    await writeFile(entry, `export { default } from ${JSON.stringify(MENU_STRINGS)}`)
    await runWebpack({
      mode: 'development',
      devtool: false,
      context: folder,
      entry,
      output: { path: join(folder, 'dist') },
      plugins: [englishStrings()],
    })
    const built = await readFile(join(folder, 'dist/main.js'), 'utf8')
    expect(built.match(/longPressMessage/g)).toHaveLength(1)
    expect(built).toContain('Long press')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
