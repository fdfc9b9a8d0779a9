import type { StructuredQuery } from '../../query/StructuredQuery.ts'
import { int } from '../values/int.ts'
import { list, map, NULL, type RuleValue, string } from '../values/RuleValue.ts'

/** Value of request.query: limit (null without one), offset, and orderBy as a list of 'field ASC' or 'field DESC'. */
export function queryValue({ limit, offset, orderBy }: StructuredQuery): RuleValue {
  return map(
    new Map([
      ['limit', limit === undefined ? NULL : int(limit)],
      ['offset', int(offset)],
      [
        'orderBy',
        list(
          orderBy.map(({ path, descending }) => string(`${path.join('.')} ${descending ? 'DESC' : 'ASC'}`)),
        ),
      ],
    ]),
  )
}
