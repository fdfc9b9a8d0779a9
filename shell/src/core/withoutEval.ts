// The content security policy forbids code made of strings, and reports even the attempt. zod keeps this choice on
// the page, for every copy of itself, and reads it as each schema is made: this module comes before all others. Said
// through zod itself it would bring a good part of zod into the first load, which has no schema.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
