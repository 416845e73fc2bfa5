import { expect, test } from "@jest/globals";
import { frontMatterSchema, harmfulAddress } from "./frontMatter";

const complaints = (redirect: string) =>
  frontMatterSchema.safeParse({ title: "T", redirect_from: [redirect] }).error?.issues.map(({ message }) => message) ??
  [];

test.each(["/old", "/old/page-2", "/old/v1.2_a~b", "/old/größe", "/"])("accepts %s", (address) => {
  expect(complaints(address)).toEqual([]);
});

// A browser reads "/\host" as another host, and the other signs have a meaning to servers.
test.each(["\\", '"', "'", "`", "$", "%", "&", "*", ";", "<", ">", "?", "#", "^", "{", "|", "}", " ", "\n", "\u0000"])(
  "rejects %j in an address",
  (sign) => {
    expect(complaints(`/${sign}host`)).toContain(harmfulAddress);
    expect(complaints(`/old/a${sign}b`)).toContain(harmfulAddress);
  },
);

test.each(["/..", "/../old", "/old/./page", "//host"])("rejects %s, which leads elsewhere", (address) => {
  expect(complaints(address)).toEqual([harmfulAddress]);
});
