import { config } from 'zod/mini'

// The content security policy forbids code made of strings, and reports even the attempt. zod keeps this choice
// for every copy of itself on the page, but reads it as each schema is made: this module comes before all others.
config({ jitless: true })
