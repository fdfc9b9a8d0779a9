import { createQueue } from './createQueue.ts'

const NEVER = new AbortController().signal

/** Work that ends when it is told to. */
function createWork() {
  const started: string[] = []
  const ends = new Map<string, { readonly resolve: () => void; readonly reject: (cause: Error) => void }>()
  return {
    started,
    begin: (name: string) => () => {
      started.push(name)
      return new Promise<string>((resolve, reject) =>
        ends.set(name, { resolve: () => resolve(name), reject }),
      )
    },
    end: (name: string) => ends.get(name)?.resolve(),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  }
}

test('runs so much at once, and the rest in order, also after a failure', async () => {
  const work = createWork()
  const queue = createQueue(2)
  const results = ['a', 'b', 'c', 'd'].map((name) => queue.run(work.begin(name), NEVER))
  expect(work.started).toEqual(['a', 'b'])
  const failed = expect(results[0]).rejects.toThrow('a')
  work.fail('a')
  await failed
  expect(work.started).toEqual(['a', 'b', 'c'])
  work.end('c')
  await expect(results[2]).resolves.toBe('c')
  expect(work.started).toEqual(['a', 'b', 'c', 'd'])
  work.end('b')
  work.end('d')
  await expect(Promise.all([results[1], results[3]])).resolves.toEqual(['b', 'd'])
  void queue.run(work.begin('e'), NEVER)
  void queue.run(work.begin('f'), NEVER)
  expect(work.started).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('does not begin what is no longer wanted', async () => {
  const work = createWork()
  const queue = createQueue(1)
  const unwanted = new AbortController()
  const first = queue.run(work.begin('first'), NEVER)
  const second = queue.run(work.begin('second'), unwanted.signal)
  const third = queue.run(work.begin('third'), NEVER)
  unwanted.abort(new Error('left'))
  work.end('first')
  await expect(first).resolves.toBe('first')
  await expect(second).rejects.toThrow('left')
  work.end('third')
  await expect(third).resolves.toBe('third')
  expect(work.started).toEqual(['first', 'third'])
})
