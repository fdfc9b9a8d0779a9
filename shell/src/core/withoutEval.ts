// The content security policy forbids eval and reports even the attempt. zod reads this global setting when a schema is
// created. So this module must be imported first. Calling zod's own config function would add zod to the first load,
// which has no schema.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
