/** The fields of one type, as Gatsby infers them from nodes. */
type FieldsOfType = Readonly<Record<string, unknown>> & { readonly dirty?: boolean };
type TypeMap = Readonly<Record<string, FieldsOfType>>;

/** The state that a schema is built from. */
export interface SchemaState {
  readonly inferenceMetadata: { readonly typeMap: TypeMap };
  readonly schemaCustomization: Readonly<Record<"types" | "fieldExtensions" | "thirdPartySchemas", unknown>>;
}

export interface SchemaParts {
  readonly store: { readonly getState: () => SchemaState };
  /** Compares two states of one type; undefined means a type without fields. */
  readonly haveEqualFields: (one: FieldsOfType | undefined, other: FieldsOfType | undefined) => boolean;
}

export interface SchemaServices {
  buildSchema: (...given: readonly unknown[]) => Promise<unknown>;
}

/**
 * `gatsby develop` rebuilds the whole schema at each save, although it does not depend on the text of a page: 0.5 s of each save. Here
 * Gatsby keeps the schema until a type is declared again, or a node adds a field or removes the last use of one.
 *
 * @source gatsby 5.16, services/build-schema and bootstrap/schema-hot-reloader, which detects changed fields in the same way.
 */
export function keepSchema(services: SchemaServices, { store, haveEqualFields }: SchemaParts): void {
  const build = services.buildSchema;
  let builtFrom: SchemaState | undefined;
  services.buildSchema = async (...given) => {
    if (builtFrom && isSame(builtFrom, store.getState(), haveEqualFields)) return;
    await build(...given);
    const { inferenceMetadata, schemaCustomization } = store.getState();
    // Gatsby changes `inferenceMetadata` in place, so copy it.
    const { typeMap } = inferenceMetadata;
    builtFrom = { inferenceMetadata: { typeMap: structuredClone(typeMap) }, schemaCustomization };
  };
}

function isSame(before: SchemaState, now: SchemaState, haveEqualFields: SchemaParts["haveEqualFields"]): boolean {
  const { types, fieldExtensions, thirdPartySchemas } = before.schemaCustomization;
  const isDeclaredSame =
    now.schemaCustomization.types === types &&
    now.schemaCustomization.fieldExtensions === fieldExtensions &&
    now.schemaCustomization.thirdPartySchemas === thirdPartySchemas;
  const oldTypes = before.inferenceMetadata.typeMap;
  return (
    isDeclaredSame &&
    Object.entries(now.inferenceMetadata.typeMap).every(
      ([name, fields]) => !fields.dirty || (name in oldTypes && haveEqualFields(fields, oldTypes[name])),
    )
  );
}
