import * as sdk from 'firebase/firestore'
import { plainFields } from './plainFields.ts'

const bytes = sdk.Bytes.fromUint8Array(new Uint8Array([1, 2, 3]))

test.each<[what: string, stored: unknown, plain: unknown]>([
  ['a text', 'Lunch', 'Lunch'],
  ['a number', 1.5, 1.5],
  ['no number', Number.NaN, 'NaN'],
  ['infinity', Number.NEGATIVE_INFINITY, '-Infinity'],
  ['a flag', false, false],
  ['nothing', null, null],
  ['a time', sdk.Timestamp.fromMillis(1_780_315_200_123), '2026-06-01T12:00:00.123Z'],
  ['bytes', bytes, 'AQID'],
  ['a place', new sdk.GeoPoint(48.5, 2.25), { latitude: 48.5, longitude: 2.25 }],
  ['a vector', sdk.vector([1, 2]), [1, 2]],
  ['a list', [1, sdk.Timestamp.fromMillis(0), [null]], [1, '1970-01-01T00:00:00.000Z', [null]]],
  ['a map', { a: { b: bytes } }, { a: { b: 'AQID' } }],
])('%s', (_what, stored, plain) => {
  expect(plainFields({ stored }, sdk)).toEqual({ stored: plain })
})
