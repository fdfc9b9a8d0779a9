import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weighFiles } from './weighFiles.ts'

test('files are shared out among the packages they consist of', async () => {
  const workspace = await mkdtemp(join(tmpdir(), 'weight-'))
  try {
    const folder = join(workspace, 'shell/dist/shell/1')
    await mkdir(folder, { recursive: true })
    const contents = { 'main.js': { react: 300, shell: 100 }, 'assets/late.js': { shell: 5 } }
    await writeFile(join(folder, 'contents.json'), JSON.stringify(contents))
    const file = (path: string, bytes: number) => ({ url: `http://localhost:3000${path}`, bytes })
    const files = [
      file('/shell/1/main.js', 100),
      file('/shell/1/assets/late.js', 10),
      file('/shell/1/empty.js', 1),
      file('/config.json', 7),
    ]
    expect(await weighFiles(files, workspace)).toEqual({
      bytes: 118,
      packages: { react: 75, shell: 36, 'JSON files': 7 },
    })
  } finally {
    await rm(workspace, { recursive: true, force: true })
  }
})
