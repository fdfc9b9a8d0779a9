import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePortOffset } from '../../../tools/build/jest/freePortOffset.ts'
import { openTestCloud, type TestCloud } from './test/openTestCloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await openTestCloud()
})
afterAll(() => cloud.release())

describe('the command line', () => {
  async function command(...args: readonly string[]) {
    // Nobody's credentials are found there.
    const env = { PATH: process.env.PATH, HOME: '/nowhere' }
    const child = spawn(process.execPath, [join(__dirname, 'main.ts'), ...args], { env })
    const [output, complaint]: [string[], string[]] = [[], []]
    child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => complaint.push(text))
    const [code] = await once(child, 'close')
    return { code, output: output.join(''), complaint: complaint.join('') }
  }

  const onLocalCloud = () => {
    const port = Number(process.env.FIRESTORE_EMULATOR_HOST?.split(':')[1])
    return ['--port-offset', String(port - 8080)]
  }

  test('prints what was found, after the place', async () => {
    const { code, output, complaint } = await command(
      'member',
      'show',
      'standard@acme.test',
      ...onLocalCloud(),
    )
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
    expect(output).toMatch(/^Local cloud at localhost:\d+\nMember +standard@acme\.test/)
  })

  test('explains itself', async () => {
    expect(await command('--help')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Usage: npm run admin'),
    })
  })

  test('says in one line what is wrong', async () => {
    const complaint = '"king" is no right. Rights are isAdmin, liveEventsAdmin, coach.\n'
    expect(await command('grant', 'king', 'ann@acme.test')).toEqual({ code: 2, output: '', complaint })
    const unknown = await command('member', 'show', 'nobody@acme.test', ...onLocalCloud())
    expect(unknown).toMatchObject({
      code: 2,
      complaint: 'Nobody has an account with the address nobody@acme.test.\n',
    })
  })

  test('says in one line that the local cloud is not running', async () => {
    const offset = String(await freePortOffset([8080]))
    const { code, complaint } = await command('list', '--port-offset', offset)
    expect(code).toBe(1)
    expect(complaint).toMatch(/^The local cloud does not answer at localhost:\d+\. Start it .*\n$/)
  })

  test('says in one line that a cloud cannot be reached', async () => {
    const { code, complaint } = await command('list', '--project', 'outcome-studio-live')
    expect(code).toBe(1)
    expect(complaint).toMatch(/^There are no usable credentials for the project outcome-studio-live\. .*\n$/)
  })
})
