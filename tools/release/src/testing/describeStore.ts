import { ConflictError } from '../core/ReleaseError.ts'
import { REGISTRY_PATH, type Store } from '../stores/Store.ts'

/** What every store does. `open` opens one and the same, as commands in several processes do. */
export function describeStore(open: () => Store): void {
  test('what was written is read and listed', async () => {
    await open().write('mfe-sia/mfe-sia/2/assets/a b.js', 'script')
    await open().write('mfe-sia/mfe-sia/10/main.js', Buffer.from('é'))
    await open().write('mfe-sia/mfe-sia/10/main.js', Buffer.from('ü'))
    expect(await open().read('mfe-sia/mfe-sia/2/assets/a b.js')).toBe('script')
    expect(await open().read('mfe-sia/mfe-sia/10/main.js')).toBe('ü')
    expect(await open().list('mfe-sia/mfe-sia')).toEqual(['10', '2'])
  })

  test('what there is not is null', async () => {
    expect(await open().read('mfe-none/1.js')).toBeNull()
    expect(await open().list('mfe-none')).toEqual([])
    expect(await open().readRegistry()).toBeNull()
  })

  test('the registry is replaced by whoever knows the current one', async () => {
    const first = open()
    await first.replaceRegistry('{"revision":1}', null)
    const seen = await first.readRegistry()
    expect(seen?.text).toBe('{"revision":1}')
    await open().replaceRegistry('{"revision":2}', seen)
    await expect(first.replaceRegistry('{"revision":2,"other":true}', seen)).rejects.toThrow(ConflictError)
    await expect(first.replaceRegistry('{"revision":1}', null)).rejects.toThrow(ConflictError)
    expect((await first.readRegistry())?.text).toBe('{"revision":2}')
    expect(await first.read(REGISTRY_PATH)).toBe('{"revision":2}')
  })

  test('of many commands at once none loses what another did', async () => {
    const add = async (name: number): Promise<void> => {
      const store = open()
      const last = await store.readRegistry()
      const names: readonly number[] = last === null ? [] : JSON.parse(last.text)
      try {
        await store.replaceRegistry(JSON.stringify([...names, name]), last)
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error
        await add(name)
      }
    }
    await Promise.all([1, 2, 3, 4, 5, 6].map(add))
    const names: number[] = JSON.parse((await open().readRegistry())?.text ?? '')
    expect(names.sort()).toEqual([1, 2, 3, 4, 5, 6])
    expect((await open().read(REGISTRY_PATH))?.length).toBe(JSON.stringify(names).length)
  })
}
