import { documentAt } from '../test/memorySource.ts'
import { aggregate, parseAggregations } from './aggregate.ts'

const documents = [{ integerValue: '1' }, { integerValue: '4' }, { stringValue: 'x' }].map((n, index) =>
  documentAt(`c/${index}`, { n }),
)
const run = (all: typeof documents, ...aggregations: object[]) =>
  aggregate(all, parseAggregations(aggregations))
const field = { field: { fieldPath: 'n' } }

describe('aggregate', () => {
  test('counts, sums and averages numbers only', () => {
    expect(
      run(documents, { alias: 'c', count: {} }, { alias: 's', sum: field }, { alias: 'a', avg: field }),
    ).toEqual({
      c: { integerValue: '3' },
      s: { integerValue: '5' },
      a: { doubleValue: 2.5 },
    })
    expect(run([], { sum: field }, { avg: field })).toEqual({
      field_1: { integerValue: '0' },
      field_2: { nullValue: null },
    })
    expect(run(documents, { count: { upTo: '2' } })).toEqual({ field_1: { integerValue: '2' } })
  })

  test('of several fields takes the documents that have them all', () => {
    const books = [
      { rating: { integerValue: '5' }, pages: { integerValue: '100' } },
      { rating: { integerValue: '3' }, pages: { nullValue: null } },
      { rating: { integerValue: '1' } },
      { pages: { integerValue: '50' } },
    ].map((fields, index) => documentAt(`books/${index}`, fields))
    const rating = { sum: { field: { fieldPath: 'rating' } } }
    const pages = { avg: { field: { fieldPath: 'pages' } } }
    expect(run(books, rating, pages, { count: {} })).toEqual({
      field_1: { integerValue: '8' },
      field_2: { doubleValue: 100 },
      field_3: { integerValue: '2' },
    })
    expect(run(books, { count: {} })).toEqual({ field_1: { integerValue: '4' } })
  })

  test('returns a double when the sum exceeds 64 bits', () => {
    const max = documentAt('c/max', { n: { integerValue: '9223372036854775807' } })
    expect(run([max], { sum: field })).toEqual({ field_1: { integerValue: '9223372036854775807' } })
    expect(run([max, ...documents], { sum: field })).toEqual({
      field_1: { doubleValue: 2 ** 63 },
    })
  })

  test('rejects zero, six and unknown aggregations', () => {
    for (const aggregations of [[], Array.from({ length: 6 }, () => ({ count: {} }))])
      expect(() => run(documents, ...aggregations)).toThrow(
        expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
      )
    expect(() => run(documents, { alias: 'm', median: field })).toThrow('must count, sum or average')
  })
})
