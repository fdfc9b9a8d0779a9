import { RpcError } from '../../../base/RpcError.ts'
import { COSTS, MOST_PADDING, padded, TEXTS } from '../test/measured.ts'
import { bearer, policyFor, rulesFile } from '../test/policyFor.ts'
import { ROOT, readerOf } from '../test/storedDocument.ts'

const reader = readerOf({
  'things/one': {
    text: 'Café',
    count: 3,
    ratio: 1.5,
    nothing: null,
    when: new Date('2026-03-01T10:20:30.456Z'),
    tags: ['a', 'b'],
    nested: { deep: { leaf: 1 } },
  },
})

/** Result of `get` on things/one if the condition is the only rule: null, or the error. */
function denial(condition: string): string | null {
  const rules = rulesFile(`match /things/{id} { allow get: if ${condition}; }`)
  const claims = {
    email: 'Ann@Acme.test',
    roles: ['editor'],
    level: 2,
    firebase: { sign_in_provider: 'custom' },
  }
  try {
    policyFor(rules, bearer('ann', claims)).get(`${ROOT}/things/one`, reader)
    return null
  } catch (error) {
    if (error instanceof RpcError && error.status === 'PERMISSION_DENIED') return error.message
    throw error
  }
}

test.each([
  // Numbers.
  '1 + 2 * 3 == 7',
  '(1 + 2) * 3 == 9',
  '7 / 2 == 3 && -7 / 2 == -3 && 7 % 3 == 1',
  '7.0 / 2 == 3.5 && 1 == 1.0 && 2 > 1.5',
  '9223372036854775807 > 9223372036854775806',
  'int("42") == 42 && int(2.9) == 2 && float("1.5") == 1.5 && bool("true") && string(7) == "7"',
  'math.abs(-2) == 2 && math.ceil(1.2) == 2 && math.floor(1.8) == 1 && math.round(1.5) == 2',
  'math.pow(2, 10) == 1024.0 && math.sqrt(9) == 3.0 && math.isNaN(0.0 / 0.0) && math.isInfinite(1.0 / 0.0)',
  '!(0.0 / 0.0 == 0.0 / 0.0)',
  // Strings.
  "'a' + 'b' == 'ab' && 'abc'[1] == 'b' && 'abcd'[1:3] == 'bc' && 'abc'[:1] == 'a' && 'abc'[1:] == 'bc'",
  "resource.data.text.size() == 4 && resource.data.text.upper() == 'CAFé' && ' x '.trim() == 'x'",
  ...TEXTS,
  "'abc'.matches('a.*') && !'abc'.matches('b') && 'user@acme.test'.matches('.*@acme[.]test')",
  "'a1b22c'.replace('[0-9]+', '$1') == 'a$1b$1c' && 'a,b;c'.split('[,;]') == ['a', 'b', 'c']",
  "'é'.toUtf8().size() == 2 && b'é' == 'é'.toUtf8() && 'a' < 'b' && 'Z' < 'a'",
  // Lists, sets, maps.
  "'a' in resource.data.tags && !('c' in resource.data.tags) && resource.data.tags[1] == 'b'",
  "resource.data.tags.hasAll(['a', 'b']) && resource.data.tags.hasAny(['b', 'x']) && resource.data.tags.hasOnly(['a', 'b', 'c'])",
  '[1, 2] + [3] == [1, 2, 3] && [1, 2, 2].toSet().size() == 2 && [1, 2, 3].removeAll([2]) == [1, 3]',
  "['a', 'b'].join('-') == 'a-b' && [1].concat([2]) == [1, 2] && [1, 2, 3][0:2] == [1, 2]",
  '[1, 2].toSet() == [2, 1].toSet() && [1, 2].toSet().union([3].toSet()).size() == 3',
  '[1, 2].toSet().difference([2].toSet()) == [1].toSet() && [1, 2].toSet().intersection([2].toSet()).hasOnly([2])',
  "{'a': 1}.keys() == ['a'] && {'a': 1}.values() == [1] && {'a': 1, 'b': 2}.size() == 2 && 'a' in {'a': 1}",
  "{'a': 1}['a'] == 1 && {'a': 1}.get('b', 5) == 5 && resource.data.get(['nested', 'deep', 'leaf'], 0) == 1",
  "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3, 'c': 4}).affectedKeys() == ['b', 'c'].toSet()",
  "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).addedKeys().hasOnly(['a'])",
  "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).removedKeys().hasOnly(['c'])",
  "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).changedKeys() == ['b'].toSet()",
  "{'a': 1, 'b': 2}.diff({'a': 1}).unchangedKeys() == ['a'].toSet()",
  // Types.
  'resource.data.count is int && resource.data.count is number && !(resource.data.count is float)',
  'resource.data.ratio is float && resource.data.when is timestamp && resource.data.nested is map && [1] is list',
  "'x' is string && true is bool && b'x' is bytes && duration.value(1, 's') is duration && [1].toSet() is set",
  "resource.__name__ is path && latlng.value(1, 2) is latlng && {'a': 1}.diff({'b': 1}) is map_diff",
  // Time: Sunday, 1 March 2026.
  'resource.data.when.year() == 2026 && resource.data.when.month() == 3 && resource.data.when.day() == 1',
  'resource.data.when.dayOfWeek() == 7 && resource.data.when.dayOfYear() == 60 && resource.data.when.hours() == 10',
  'resource.data.when.minutes() == 20 && resource.data.when.seconds() == 30 && resource.data.when.nanos() == 456000000',
  'resource.data.when.toMillis() == 1772360430456 && timestamp.value(1772360430456) == resource.data.when',
  'resource.data.when.date() == timestamp.date(2026, 3, 1) && resource.data.when.time() == duration.time(10, 20, 30, 456000000)',
  "request.time == timestamp.date(2026, 6, 15) + duration.value(12, 'h') && request.time.dayOfWeek() == 1",
  "request.time - resource.data.when > duration.value(15, 'w') && duration.abs(duration.value(-1, 'm')).seconds() == 60",
  "duration.value(1500, 'ms').seconds() == 1 && duration.value(1500, 'ms').nanos() == 500000000",
  'timestamp.value(-1).nanos() == 999000000 && timestamp.value(-1).year() == 1969',
  // Other namespaces.
  "hashing.sha256('abc').toHexString() == 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'",
  "hashing.md5('abc').toHexString() == '900150983cd24fb0d6963f7d28e17f72' && hashing.md5(b'').toBase64() == '1B2M2Y8AsgTpgAmY7PhCfg=='",
  "hashing.crc32('123456789').toHexString() == 'cbf43926' && hashing.crc32c('123456789').toHexString() == 'e3069283'",
  'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000 && latlng.value(1.5, 2).latitude() == 1.5',
  // Paths.
  'resource.__name__ == /databases/$(database)/documents/things/$(id) && request.path == resource.__name__',
  "resource.__name__[4] == 'one' && path('/a/b') == /a/b && string(/a/b) == '/a/b'",
  "path('/users/$(who)').bind({'who': 'ann'}) == /users/ann && database == '(default)' && id == resource.id",
  // The request.
  "request.method == 'get' && request.auth.uid == 'ann' && request.auth.token.email.lower() == 'ann@acme.test'",
  "request.auth.token.firebase.sign_in_provider == 'custom' && 'editor' in request.auth.token.roles && request.auth.token.level == 2",
  // Errors that `||` or `&&` ignores.
  'resource.data.missing == 1 || true',
  'true || resource.data.missing == 1',
  '!(resource.data.missing == 1 && false) && !(false && resource.data.missing == 1)',
  "1 != 'a' && !(null == 0) && resource.data.nothing == null",
  'true ? true : resource.data.missing',
])('%s', (condition) => {
  expect(denial(condition)).toBeNull()
})

test.each([
  ['false', "\nfalse for 'get' @ L4"],
  ['resource.data.missing == 1', "\nProperty missing is undefined on object. for 'get' @ L4"],
  ['resource.data.nothing.x == 1', "\nNull value error. for 'get' @ L4"],
  ['resource.data.missing == 1 && true', "\nProperty missing is undefined on object. for 'get' @ L4"],
  ['resource.data.missing == 1 || false', "\nProperty missing is undefined on object. for 'get' @ L4"],
  ['1', "\nExpected a bool, got int. for 'get' @ L4"],
])('%s is rejected with %j', (condition, message) => {
  expect(denial(condition)).toBe(message)
})

test.each([
  ['9223372036854775807 + 1 > 0', /overflow/],
  ['-(-9223372036854775807 - 1) > 0', /overflow/],
  ['1 / 0 == 0', /Division by zero/],
  ['1 % 0 == 0', /Division by zero/],
  ["1 < 'a'", /no order/],
  ["1 + 'a' == 2", /int \+ string/],
  ["'a' && true", /Expected a bool/],
  ['!1', /Unsupported/],
  ["'a' in 'abc'", /in string/],
  ['[1][1] == 1', /out of bounds/],
  ["'abc'[2:9] == 'c'", /out of bounds/],
  ["'a'.unknown() == 1", /Function not found/],
  ["'a'.size(1) == 1", /Function not found/],
  ["'a'.matches('(')", /regular expression is invalid/],
  ["'a'.matches(1)", /Expected a value of type string/],
  ["int('4x') == 4", /int\(\) cannot convert/],
  ["duration.value(1, 'y') == duration.value(1, 's')", /no unit/],
  ['latlng.value(91, 0) is latlng', /no place on earth/],
  ['get(/databases/$(database)/documents/things) == null', /Invalid document path/],
  ["get('/things/one') == null", /type path/],
  ["exists(/databases/$(database)/documents/things/$('one/parts/two'))", /path cannot hold/],
  ["exists(/databases/$(database)/documents/things/$(''))", /path cannot hold/],
  ['timestamp.date(2026, 2, 30) is timestamp', /no date/],
  ['timestamp.value(9223372036854775807).year() == 1', /no whole number/],
  ['{1: 2} is map', /keys are strings/],
  ['request.resource.data.x == 1', /resource is undefined/],
])('%s is rejected', (condition, message) => {
  expect(denial(condition)).toMatch(message)
})

test('evaluates a pattern that would backtrack exponentially in linear time', () => {
  expect(denial(`'${'a'.repeat(50_000)}!'.matches('(a+)+') == false`)).toBeNull()
})

test('values do not grow without limit', () => {
  const doubling = Array.from(
    { length: 19 },
    (_, i) => `function f${i}(x) { return f${i + 1}(x + x + x + x); }`,
  )
  const rules = rulesFile(
    `${doubling.join('\n')}\nfunction f19(x) { return x.size() > 0; }\nmatch /things/{id} { allow get: if f0('abcdefgh'); }`,
  )
  expect(() => policyFor(rules).get(`${ROOT}/things/one`, reader)).toThrow(/grew too large/)
})

test.each(COSTS)('%s counts as %i of 1,000 expressions', (expression, count) => {
  const attempt = (padding: number) => {
    const rules = rulesFile(`match /things/{id} { ${padded(expression, padding)} }`)
    policyFor(rules).get(`${ROOT}/things/one`, reader)
  }
  expect(() => attempt(MOST_PADDING - count)).not.toThrow()
  expect(() => attempt(MOST_PADDING - count + 1)).toThrow(/maximum of 1000 expressions/)
})
