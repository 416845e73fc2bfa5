/** How the fields of one type look, as Gatsby collects it from nodes. */
type FieldsOfType = Readonly<Record<string, unknown>> & { readonly dirty?: boolean };
type TypeMap = Readonly<Record<string, FieldsOfType>>;

/** What a schema is built from. */
export interface SchemaState {
  readonly inferenceMetadata: { readonly typeMap: TypeMap };
  readonly schemaCustomization: Readonly<Record<"types" | "fieldExtensions" | "thirdPartySchemas", unknown>>;
}

export interface SchemaParts {
  readonly store: { readonly getState: () => SchemaState };
  /** Of two states of one type; none stands for a type without fields. */
  readonly haveEqualFields: (one: FieldsOfType | undefined, other: FieldsOfType | undefined) => boolean;
}

export interface SchemaServices {
  buildSchema: (...given: readonly unknown[]) => Promise<unknown>;
}

/**
 * `gatsby develop` builds the whole schema again for each save, although the text of a page has no part in it: 0.5 s of each save. Here it
 * keeps the schema while no type is declared anew, and while no node has brought a field or taken the last one away.
 *
 * @source gatsby 5.16, services/build-schema and bootstrap/schema-hot-reloader, which tells changed fields in the same way.
 */
export function keepSchema(services: SchemaServices, { store, haveEqualFields }: SchemaParts): void {
  const build = services.buildSchema;
  let builtFrom: SchemaState | undefined;
  services.buildSchema = async (...given) => {
    if (builtFrom && isSame(builtFrom, store.getState(), haveEqualFields)) return;
    await build(...given);
    const { inferenceMetadata, schemaCustomization } = store.getState();
    // Gatsby changes the former in place.
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
