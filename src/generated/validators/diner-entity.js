/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */
import { formats, ucs2length } from './runtime.js'

export const isDinerEntity = validate20;
const schema31 = {"oneOf":[{"type":"object","additionalProperties":false,"required":["type","company"],"properties":{"type":{"const":"company"},"company":{"$ref":"Company"}}},{"type":"object","additionalProperties":false,"required":["type","branch"],"properties":{"type":{"const":"branch"},"branch":{"$ref":"Branch"}}},{"type":"object","additionalProperties":false,"required":["type","branchContact"],"properties":{"type":{"const":"branchContact"},"branchContact":{"$ref":"BranchContact"}}}]};
const schema32 = {"type":"object","additionalProperties":false,"required":["id","name","alias","country"],"properties":{"id":{"$ref":"Identifier"},"name":{"type":"string","minLength":1,"maxLength":80},"alias":{"$ref":"Alias"},"logo":{"$ref":"Image"},"country":{"$ref":"CountryCode"}}};
const schema33 = {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._~-]*$","maxLength":160};
const schema34 = {"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*(~[a-z2-7]+)?$","minLength":2,"maxLength":110};
const schema37 = {"type":"string","enum":["AR","UY","CL","CO","PE","BR","VE","PY","MX","EC","BO","US"]};
const func1 = ucs2length;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._~-]*$", "u");
const pattern5 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*(~[a-z2-7]+)?$", "u");
const schema35 = {"type":"object","additionalProperties":false,"required":["src","widths","width","height","placeholder"],"properties":{"src":{"type":"string","minLength":1,"maxLength":300},"widths":{"type":"array","minItems":1,"maxItems":8,"items":{"type":"integer","minimum":1,"maximum":4096}},"width":{"type":"integer","minimum":1,"maximum":20000},"height":{"type":"integer","minimum":1,"maximum":20000},"placeholder":{"$ref":"HexColor"}}};
const schema36 = {"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","maxLength":7};
const pattern6 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.widths === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "widths"},message:"must have required property '"+"widths"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.width === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.height === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.placeholder === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "placeholder"},message:"must have required property '"+"placeholder"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "src") || (key0 === "widths")) || (key0 === "width")) || (key0 === "height")) || (key0 === "placeholder"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(func1(data0) > 300){
const err6 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.widths !== undefined){
let data1 = data.widths;
if(Array.isArray(data1)){
if(data1.length > 8){
const err9 = {instancePath:instancePath+"/widths",schemaPath:"#/properties/widths/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.length < 1){
const err10 = {instancePath:instancePath+"/widths",schemaPath:"#/properties/widths/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/widths/" + i0,schemaPath:"#/properties/widths/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 4096 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/widths/" + i0,schemaPath:"#/properties/widths/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4096},message:"must be <= 4096"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/widths/" + i0,schemaPath:"#/properties/widths/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/widths",schemaPath:"#/properties/widths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20000 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000},message:"must be <= 20000"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20000 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000},message:"must be <= 20000"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.placeholder !== undefined){
let data5 = data.placeholder;
if(typeof data5 === "string"){
if(func1(data5) > 7){
const err21 = {instancePath:instancePath+"/placeholder",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern6.test(data5)){
const err22 = {instancePath:instancePath+"/placeholder",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/placeholder",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.alias === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alias"},message:"must have required property '"+"alias"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.country === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "alias")) || (key0 === "logo")) || (key0 === "country"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 160){
const err5 = {instancePath:instancePath+"/id",schemaPath:"Identifier/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"Identifier/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._~-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._~-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"Identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 80){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.alias !== undefined){
let data2 = data.alias;
if(typeof data2 === "string"){
if(func1(data2) > 110){
const err11 = {instancePath:instancePath+"/alias",schemaPath:"Alias/maxLength",keyword:"maxLength",params:{limit: 110},message:"must NOT have more than 110 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data2) < 2){
const err12 = {instancePath:instancePath+"/alias",schemaPath:"Alias/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern5.test(data2)){
const err13 = {instancePath:instancePath+"/alias",schemaPath:"Alias/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*(~[a-z2-7]+)?$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*(~[a-z2-7]+)?$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/alias",schemaPath:"Alias/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.logo !== undefined){
if(!(validate22(data.logo, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
let data4 = data.country;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/country",schemaPath:"CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((((((((((data4 === "AR") || (data4 === "UY")) || (data4 === "CL")) || (data4 === "CO")) || (data4 === "PE")) || (data4 === "BR")) || (data4 === "VE")) || (data4 === "PY")) || (data4 === "MX")) || (data4 === "EC")) || (data4 === "BO")) || (data4 === "US"))){
const err16 = {instancePath:instancePath+"/country",schemaPath:"CountryCode/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"object","additionalProperties":false,"required":["id","name","alias","country","askForLocation","addressMode","generalConfig","withCustomLogo","withCustomHorizontalLogo","withCustomBackgroundLogo","withCustomBannerLogo","social","mapProvider","complexAddressInputs","npsEnabled","chatEnabled","documentRequested"],"properties":{"id":{"$ref":"Identifier"},"name":{"type":"string","minLength":1,"maxLength":80},"alias":{"$ref":"Alias"},"companyId":{"$ref":"Identifier"},"country":{"$ref":"CountryCode"},"askForLocation":{"type":"boolean"},"addressMode":{"$ref":"AddressMode"},"generalConfig":{"$ref":"GeneralConfig"},"withCustomLogo":{"type":"boolean"},"withCustomHorizontalLogo":{"type":"boolean"},"withCustomBackgroundLogo":{"type":"boolean"},"withCustomBannerLogo":{"type":"boolean"},"customLogoURL":{"type":"string","maxLength":300},"customHorizontalLogoURL":{"type":"string","maxLength":300},"customBackgroundLogoURL":{"type":"string","maxLength":300},"customBannerLogoURL":{"type":"string","maxLength":300},"social":{"$ref":"Social"},"customMessage":{"type":"string","maxLength":300},"fbPixelId":{"$ref":"PixelId"},"googleTagManagerId":{"$ref":"TagManagerId"},"googleAnalyticsId":{"$ref":"AnalyticsId"},"mapProvider":{"$ref":"MapProvider"},"complexAddressInputs":{"type":"boolean"},"npsEnabled":{"type":"boolean"},"chatEnabled":{"type":"boolean"},"intercomAppId":{"$ref":"IntercomAppId"},"documentRequested":{"type":"boolean"},"oneTimeCodes":{"type":"boolean"},"description":{"type":"string","maxLength":400},"cuisine":{"type":"array","maxItems":10,"items":{"type":"string","maxLength":40}}}};
const schema43 = {"type":"string","enum":["AUTOMATIC","MANUAL"]};
const schema63 = {"type":"object","additionalProperties":false,"properties":{"instagram":{"type":"string","pattern":"^https://","maxLength":200},"facebook":{"type":"string","pattern":"^https://","maxLength":200}}};
const schema64 = {"type":"string","pattern":"^[0-9]{8,20}$","maxLength":20};
const schema65 = {"type":"string","pattern":"^GTM-[A-Z0-9]{4,12}$","maxLength":16};
const schema66 = {"type":"string","pattern":"^G-[A-Z0-9]{6,14}$","maxLength":16};
const schema67 = {"type":"string","enum":["OPEN_MAP","PLACES"]};
const schema68 = {"type":"string","pattern":"^[a-z0-9]{8}$","maxLength":8};
const func9 = Object.prototype.hasOwnProperty;
const pattern22 = new RegExp("^https://", "u");
const pattern24 = new RegExp("^[0-9]{8,20}$", "u");
const pattern25 = new RegExp("^GTM-[A-Z0-9]{4,12}$", "u");
const pattern26 = new RegExp("^G-[A-Z0-9]{6,14}$", "u");
const pattern27 = new RegExp("^[a-z0-9]{8}$", "u");
const schema44 = {"type":"object","additionalProperties":false,"required":["colorConfig","fontFamily","menuConfig"],"properties":{"colorConfig":{"$ref":"ColorConfig"},"fontFamily":{"type":"string","minLength":1,"maxLength":60},"radius":{"$ref":"Radius"},"density":{"$ref":"Density"},"onlineMarketingConfig":{"$ref":"OnlineMarketingConfig"},"menuConfig":{"$ref":"MenuConfig"}}};
const schema59 = {"type":"string","enum":["none","small","medium","large"]};
const schema60 = {"type":"string","enum":["compact","regular"]};
const schema61 = {"type":"object","additionalProperties":false,"properties":{"title":{"type":"string","maxLength":90},"description":{"type":"string","maxLength":300},"keywords":{"type":"array","maxItems":20,"items":{"type":"string","maxLength":40}}}};
const schema62 = {"type":"object","additionalProperties":false,"required":["plateDetailInModal","platesInMainView"],"properties":{"plateDetailInModal":{"type":"boolean"},"platesInMainView":{"type":"boolean"}}};
const schema45 = {"type":"object","additionalProperties":false,"required":["colorModeType"],"properties":{"buttonBorderedColorLight":{"$ref":"HexColor"},"buttonBorderedColorDark":{"$ref":"HexColor"},"lightMainColor":{"$ref":"HexColor"},"darkMainColor":{"$ref":"HexColor"},"promotionalBannerColorLight":{"$ref":"HexColor"},"promotionalBannerColorDark":{"$ref":"HexColor"},"mainBackgroundColorLight":{"$ref":"HexColor"},"mainBackgroundColorDark":{"$ref":"HexColor"},"mainTextColorLight":{"$ref":"HexColor"},"mainTextColorDark":{"$ref":"HexColor"},"descriptionTextColorLight":{"$ref":"HexColor"},"descriptionTextColorDark":{"$ref":"HexColor"},"colorModeType":{"$ref":"ColorModeType"}}};
const schema58 = {"type":"string","enum":["LIGHT","DARK","AUTO"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.colorModeType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colorModeType"},message:"must have required property '"+"colorModeType"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func9.call(schema45.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.buttonBorderedColorLight !== undefined){
let data0 = data.buttonBorderedColorLight;
if(typeof data0 === "string"){
if(func1(data0) > 7){
const err2 = {instancePath:instancePath+"/buttonBorderedColorLight",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/buttonBorderedColorLight",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/buttonBorderedColorLight",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.buttonBorderedColorDark !== undefined){
let data1 = data.buttonBorderedColorDark;
if(typeof data1 === "string"){
if(func1(data1) > 7){
const err5 = {instancePath:instancePath+"/buttonBorderedColorDark",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern6.test(data1)){
const err6 = {instancePath:instancePath+"/buttonBorderedColorDark",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/buttonBorderedColorDark",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.lightMainColor !== undefined){
let data2 = data.lightMainColor;
if(typeof data2 === "string"){
if(func1(data2) > 7){
const err8 = {instancePath:instancePath+"/lightMainColor",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern6.test(data2)){
const err9 = {instancePath:instancePath+"/lightMainColor",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/lightMainColor",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.darkMainColor !== undefined){
let data3 = data.darkMainColor;
if(typeof data3 === "string"){
if(func1(data3) > 7){
const err11 = {instancePath:instancePath+"/darkMainColor",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern6.test(data3)){
const err12 = {instancePath:instancePath+"/darkMainColor",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/darkMainColor",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.promotionalBannerColorLight !== undefined){
let data4 = data.promotionalBannerColorLight;
if(typeof data4 === "string"){
if(func1(data4) > 7){
const err14 = {instancePath:instancePath+"/promotionalBannerColorLight",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern6.test(data4)){
const err15 = {instancePath:instancePath+"/promotionalBannerColorLight",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/promotionalBannerColorLight",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.promotionalBannerColorDark !== undefined){
let data5 = data.promotionalBannerColorDark;
if(typeof data5 === "string"){
if(func1(data5) > 7){
const err17 = {instancePath:instancePath+"/promotionalBannerColorDark",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern6.test(data5)){
const err18 = {instancePath:instancePath+"/promotionalBannerColorDark",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/promotionalBannerColorDark",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.mainBackgroundColorLight !== undefined){
let data6 = data.mainBackgroundColorLight;
if(typeof data6 === "string"){
if(func1(data6) > 7){
const err20 = {instancePath:instancePath+"/mainBackgroundColorLight",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern6.test(data6)){
const err21 = {instancePath:instancePath+"/mainBackgroundColorLight",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/mainBackgroundColorLight",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.mainBackgroundColorDark !== undefined){
let data7 = data.mainBackgroundColorDark;
if(typeof data7 === "string"){
if(func1(data7) > 7){
const err23 = {instancePath:instancePath+"/mainBackgroundColorDark",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern6.test(data7)){
const err24 = {instancePath:instancePath+"/mainBackgroundColorDark",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/mainBackgroundColorDark",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.mainTextColorLight !== undefined){
let data8 = data.mainTextColorLight;
if(typeof data8 === "string"){
if(func1(data8) > 7){
const err26 = {instancePath:instancePath+"/mainTextColorLight",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern6.test(data8)){
const err27 = {instancePath:instancePath+"/mainTextColorLight",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/mainTextColorLight",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.mainTextColorDark !== undefined){
let data9 = data.mainTextColorDark;
if(typeof data9 === "string"){
if(func1(data9) > 7){
const err29 = {instancePath:instancePath+"/mainTextColorDark",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern6.test(data9)){
const err30 = {instancePath:instancePath+"/mainTextColorDark",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/mainTextColorDark",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.descriptionTextColorLight !== undefined){
let data10 = data.descriptionTextColorLight;
if(typeof data10 === "string"){
if(func1(data10) > 7){
const err32 = {instancePath:instancePath+"/descriptionTextColorLight",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern6.test(data10)){
const err33 = {instancePath:instancePath+"/descriptionTextColorLight",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/descriptionTextColorLight",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.descriptionTextColorDark !== undefined){
let data11 = data.descriptionTextColorDark;
if(typeof data11 === "string"){
if(func1(data11) > 7){
const err35 = {instancePath:instancePath+"/descriptionTextColorDark",schemaPath:"HexColor/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern6.test(data11)){
const err36 = {instancePath:instancePath+"/descriptionTextColorDark",schemaPath:"HexColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/descriptionTextColorDark",schemaPath:"HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.colorModeType !== undefined){
let data12 = data.colorModeType;
if(typeof data12 !== "string"){
const err38 = {instancePath:instancePath+"/colorModeType",schemaPath:"ColorModeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((data12 === "LIGHT") || (data12 === "DARK")) || (data12 === "AUTO"))){
const err39 = {instancePath:instancePath+"/colorModeType",schemaPath:"ColorModeType/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.colorConfig === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colorConfig"},message:"must have required property '"+"colorConfig"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fontFamily === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fontFamily"},message:"must have required property '"+"fontFamily"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.menuConfig === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "menuConfig"},message:"must have required property '"+"menuConfig"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "colorConfig") || (key0 === "fontFamily")) || (key0 === "radius")) || (key0 === "density")) || (key0 === "onlineMarketingConfig")) || (key0 === "menuConfig"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.colorConfig !== undefined){
if(!(validate27(data.colorConfig, {instancePath:instancePath+"/colorConfig",parentData:data,parentDataProperty:"colorConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.fontFamily !== undefined){
let data1 = data.fontFamily;
if(typeof data1 === "string"){
if(func1(data1) > 60){
const err4 = {instancePath:instancePath+"/fontFamily",schemaPath:"#/properties/fontFamily/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/fontFamily",schemaPath:"#/properties/fontFamily/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/fontFamily",schemaPath:"#/properties/fontFamily/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.radius !== undefined){
let data2 = data.radius;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/radius",schemaPath:"Radius/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data2 === "none") || (data2 === "small")) || (data2 === "medium")) || (data2 === "large"))){
const err8 = {instancePath:instancePath+"/radius",schemaPath:"Radius/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.density !== undefined){
let data3 = data.density;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/density",schemaPath:"Density/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data3 === "compact") || (data3 === "regular"))){
const err10 = {instancePath:instancePath+"/density",schemaPath:"Density/enum",keyword:"enum",params:{allowedValues: schema60.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.onlineMarketingConfig !== undefined){
let data4 = data.onlineMarketingConfig;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(((key1 === "title") || (key1 === "description")) || (key1 === "keywords"))){
const err11 = {instancePath:instancePath+"/onlineMarketingConfig",schemaPath:"OnlineMarketingConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.title !== undefined){
let data5 = data4.title;
if(typeof data5 === "string"){
if(func1(data5) > 90){
const err12 = {instancePath:instancePath+"/onlineMarketingConfig/title",schemaPath:"OnlineMarketingConfig/properties/title/maxLength",keyword:"maxLength",params:{limit: 90},message:"must NOT have more than 90 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/onlineMarketingConfig/title",schemaPath:"OnlineMarketingConfig/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.description !== undefined){
let data6 = data4.description;
if(typeof data6 === "string"){
if(func1(data6) > 300){
const err14 = {instancePath:instancePath+"/onlineMarketingConfig/description",schemaPath:"OnlineMarketingConfig/properties/description/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/onlineMarketingConfig/description",schemaPath:"OnlineMarketingConfig/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.keywords !== undefined){
let data7 = data4.keywords;
if(Array.isArray(data7)){
if(data7.length > 20){
const err16 = {instancePath:instancePath+"/onlineMarketingConfig/keywords",schemaPath:"OnlineMarketingConfig/properties/keywords/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func1(data8) > 40){
const err17 = {instancePath:instancePath+"/onlineMarketingConfig/keywords/" + i0,schemaPath:"OnlineMarketingConfig/properties/keywords/items/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/onlineMarketingConfig/keywords/" + i0,schemaPath:"OnlineMarketingConfig/properties/keywords/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/onlineMarketingConfig/keywords",schemaPath:"OnlineMarketingConfig/properties/keywords/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/onlineMarketingConfig",schemaPath:"OnlineMarketingConfig/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.menuConfig !== undefined){
let data9 = data.menuConfig;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.plateDetailInModal === undefined){
const err21 = {instancePath:instancePath+"/menuConfig",schemaPath:"MenuConfig/required",keyword:"required",params:{missingProperty: "plateDetailInModal"},message:"must have required property '"+"plateDetailInModal"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9.platesInMainView === undefined){
const err22 = {instancePath:instancePath+"/menuConfig",schemaPath:"MenuConfig/required",keyword:"required",params:{missingProperty: "platesInMainView"},message:"must have required property '"+"platesInMainView"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key2 in data9){
if(!((key2 === "plateDetailInModal") || (key2 === "platesInMainView"))){
const err23 = {instancePath:instancePath+"/menuConfig",schemaPath:"MenuConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.plateDetailInModal !== undefined){
if(typeof data9.plateDetailInModal !== "boolean"){
const err24 = {instancePath:instancePath+"/menuConfig/plateDetailInModal",schemaPath:"MenuConfig/properties/plateDetailInModal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.platesInMainView !== undefined){
if(typeof data9.platesInMainView !== "boolean"){
const err25 = {instancePath:instancePath+"/menuConfig/platesInMainView",schemaPath:"MenuConfig/properties/platesInMainView/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/menuConfig",schemaPath:"MenuConfig/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.alias === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alias"},message:"must have required property '"+"alias"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.country === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.askForLocation === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "askForLocation"},message:"must have required property '"+"askForLocation"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.addressMode === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addressMode"},message:"must have required property '"+"addressMode"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.generalConfig === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generalConfig"},message:"must have required property '"+"generalConfig"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.withCustomLogo === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withCustomLogo"},message:"must have required property '"+"withCustomLogo"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.withCustomHorizontalLogo === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withCustomHorizontalLogo"},message:"must have required property '"+"withCustomHorizontalLogo"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.withCustomBackgroundLogo === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withCustomBackgroundLogo"},message:"must have required property '"+"withCustomBackgroundLogo"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.withCustomBannerLogo === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withCustomBannerLogo"},message:"must have required property '"+"withCustomBannerLogo"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.social === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "social"},message:"must have required property '"+"social"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.mapProvider === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mapProvider"},message:"must have required property '"+"mapProvider"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.complexAddressInputs === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "complexAddressInputs"},message:"must have required property '"+"complexAddressInputs"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.npsEnabled === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "npsEnabled"},message:"must have required property '"+"npsEnabled"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.chatEnabled === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chatEnabled"},message:"must have required property '"+"chatEnabled"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.documentRequested === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documentRequested"},message:"must have required property '"+"documentRequested"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key0 in data){
if(!(func9.call(schema38.properties, key0))){
const err17 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 160){
const err18 = {instancePath:instancePath+"/id",schemaPath:"Identifier/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern4.test(data0)){
const err19 = {instancePath:instancePath+"/id",schemaPath:"Identifier/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._~-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._~-]*$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/id",schemaPath:"Identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 80){
const err21 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data1) < 1){
const err22 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.alias !== undefined){
let data2 = data.alias;
if(typeof data2 === "string"){
if(func1(data2) > 110){
const err24 = {instancePath:instancePath+"/alias",schemaPath:"Alias/maxLength",keyword:"maxLength",params:{limit: 110},message:"must NOT have more than 110 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data2) < 2){
const err25 = {instancePath:instancePath+"/alias",schemaPath:"Alias/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern5.test(data2)){
const err26 = {instancePath:instancePath+"/alias",schemaPath:"Alias/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*(~[a-z2-7]+)?$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*(~[a-z2-7]+)?$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/alias",schemaPath:"Alias/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.companyId !== undefined){
let data3 = data.companyId;
if(typeof data3 === "string"){
if(func1(data3) > 160){
const err28 = {instancePath:instancePath+"/companyId",schemaPath:"Identifier/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern4.test(data3)){
const err29 = {instancePath:instancePath+"/companyId",schemaPath:"Identifier/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._~-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._~-]*$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/companyId",schemaPath:"Identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.country !== undefined){
let data4 = data.country;
if(typeof data4 !== "string"){
const err31 = {instancePath:instancePath+"/country",schemaPath:"CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((((((((((((data4 === "AR") || (data4 === "UY")) || (data4 === "CL")) || (data4 === "CO")) || (data4 === "PE")) || (data4 === "BR")) || (data4 === "VE")) || (data4 === "PY")) || (data4 === "MX")) || (data4 === "EC")) || (data4 === "BO")) || (data4 === "US"))){
const err32 = {instancePath:instancePath+"/country",schemaPath:"CountryCode/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.askForLocation !== undefined){
if(typeof data.askForLocation !== "boolean"){
const err33 = {instancePath:instancePath+"/askForLocation",schemaPath:"#/properties/askForLocation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.addressMode !== undefined){
let data6 = data.addressMode;
if(typeof data6 !== "string"){
const err34 = {instancePath:instancePath+"/addressMode",schemaPath:"AddressMode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!((data6 === "AUTOMATIC") || (data6 === "MANUAL"))){
const err35 = {instancePath:instancePath+"/addressMode",schemaPath:"AddressMode/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.generalConfig !== undefined){
if(!(validate26(data.generalConfig, {instancePath:instancePath+"/generalConfig",parentData:data,parentDataProperty:"generalConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.withCustomLogo !== undefined){
if(typeof data.withCustomLogo !== "boolean"){
const err36 = {instancePath:instancePath+"/withCustomLogo",schemaPath:"#/properties/withCustomLogo/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.withCustomHorizontalLogo !== undefined){
if(typeof data.withCustomHorizontalLogo !== "boolean"){
const err37 = {instancePath:instancePath+"/withCustomHorizontalLogo",schemaPath:"#/properties/withCustomHorizontalLogo/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.withCustomBackgroundLogo !== undefined){
if(typeof data.withCustomBackgroundLogo !== "boolean"){
const err38 = {instancePath:instancePath+"/withCustomBackgroundLogo",schemaPath:"#/properties/withCustomBackgroundLogo/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.withCustomBannerLogo !== undefined){
if(typeof data.withCustomBannerLogo !== "boolean"){
const err39 = {instancePath:instancePath+"/withCustomBannerLogo",schemaPath:"#/properties/withCustomBannerLogo/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.customLogoURL !== undefined){
let data12 = data.customLogoURL;
if(typeof data12 === "string"){
if(func1(data12) > 300){
const err40 = {instancePath:instancePath+"/customLogoURL",schemaPath:"#/properties/customLogoURL/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/customLogoURL",schemaPath:"#/properties/customLogoURL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.customHorizontalLogoURL !== undefined){
let data13 = data.customHorizontalLogoURL;
if(typeof data13 === "string"){
if(func1(data13) > 300){
const err42 = {instancePath:instancePath+"/customHorizontalLogoURL",schemaPath:"#/properties/customHorizontalLogoURL/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/customHorizontalLogoURL",schemaPath:"#/properties/customHorizontalLogoURL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.customBackgroundLogoURL !== undefined){
let data14 = data.customBackgroundLogoURL;
if(typeof data14 === "string"){
if(func1(data14) > 300){
const err44 = {instancePath:instancePath+"/customBackgroundLogoURL",schemaPath:"#/properties/customBackgroundLogoURL/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/customBackgroundLogoURL",schemaPath:"#/properties/customBackgroundLogoURL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.customBannerLogoURL !== undefined){
let data15 = data.customBannerLogoURL;
if(typeof data15 === "string"){
if(func1(data15) > 300){
const err46 = {instancePath:instancePath+"/customBannerLogoURL",schemaPath:"#/properties/customBannerLogoURL/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/customBannerLogoURL",schemaPath:"#/properties/customBannerLogoURL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.social !== undefined){
let data16 = data.social;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key1 in data16){
if(!((key1 === "instagram") || (key1 === "facebook"))){
const err48 = {instancePath:instancePath+"/social",schemaPath:"Social/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data16.instagram !== undefined){
let data17 = data16.instagram;
if(typeof data17 === "string"){
if(func1(data17) > 200){
const err49 = {instancePath:instancePath+"/social/instagram",schemaPath:"Social/properties/instagram/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern22.test(data17)){
const err50 = {instancePath:instancePath+"/social/instagram",schemaPath:"Social/properties/instagram/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/social/instagram",schemaPath:"Social/properties/instagram/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data16.facebook !== undefined){
let data18 = data16.facebook;
if(typeof data18 === "string"){
if(func1(data18) > 200){
const err52 = {instancePath:instancePath+"/social/facebook",schemaPath:"Social/properties/facebook/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!pattern22.test(data18)){
const err53 = {instancePath:instancePath+"/social/facebook",schemaPath:"Social/properties/facebook/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/social/facebook",schemaPath:"Social/properties/facebook/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/social",schemaPath:"Social/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.customMessage !== undefined){
let data19 = data.customMessage;
if(typeof data19 === "string"){
if(func1(data19) > 300){
const err56 = {instancePath:instancePath+"/customMessage",schemaPath:"#/properties/customMessage/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/customMessage",schemaPath:"#/properties/customMessage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.fbPixelId !== undefined){
let data20 = data.fbPixelId;
if(typeof data20 === "string"){
if(func1(data20) > 20){
const err58 = {instancePath:instancePath+"/fbPixelId",schemaPath:"PixelId/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(!pattern24.test(data20)){
const err59 = {instancePath:instancePath+"/fbPixelId",schemaPath:"PixelId/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8,20}$"},message:"must match pattern \""+"^[0-9]{8,20}$"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/fbPixelId",schemaPath:"PixelId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.googleTagManagerId !== undefined){
let data21 = data.googleTagManagerId;
if(typeof data21 === "string"){
if(func1(data21) > 16){
const err61 = {instancePath:instancePath+"/googleTagManagerId",schemaPath:"TagManagerId/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!pattern25.test(data21)){
const err62 = {instancePath:instancePath+"/googleTagManagerId",schemaPath:"TagManagerId/pattern",keyword:"pattern",params:{pattern: "^GTM-[A-Z0-9]{4,12}$"},message:"must match pattern \""+"^GTM-[A-Z0-9]{4,12}$"+"\""};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/googleTagManagerId",schemaPath:"TagManagerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.googleAnalyticsId !== undefined){
let data22 = data.googleAnalyticsId;
if(typeof data22 === "string"){
if(func1(data22) > 16){
const err64 = {instancePath:instancePath+"/googleAnalyticsId",schemaPath:"AnalyticsId/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!pattern26.test(data22)){
const err65 = {instancePath:instancePath+"/googleAnalyticsId",schemaPath:"AnalyticsId/pattern",keyword:"pattern",params:{pattern: "^G-[A-Z0-9]{6,14}$"},message:"must match pattern \""+"^G-[A-Z0-9]{6,14}$"+"\""};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/googleAnalyticsId",schemaPath:"AnalyticsId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.mapProvider !== undefined){
let data23 = data.mapProvider;
if(typeof data23 !== "string"){
const err67 = {instancePath:instancePath+"/mapProvider",schemaPath:"MapProvider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!((data23 === "OPEN_MAP") || (data23 === "PLACES"))){
const err68 = {instancePath:instancePath+"/mapProvider",schemaPath:"MapProvider/enum",keyword:"enum",params:{allowedValues: schema67.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.complexAddressInputs !== undefined){
if(typeof data.complexAddressInputs !== "boolean"){
const err69 = {instancePath:instancePath+"/complexAddressInputs",schemaPath:"#/properties/complexAddressInputs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.npsEnabled !== undefined){
if(typeof data.npsEnabled !== "boolean"){
const err70 = {instancePath:instancePath+"/npsEnabled",schemaPath:"#/properties/npsEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.chatEnabled !== undefined){
if(typeof data.chatEnabled !== "boolean"){
const err71 = {instancePath:instancePath+"/chatEnabled",schemaPath:"#/properties/chatEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.intercomAppId !== undefined){
let data27 = data.intercomAppId;
if(typeof data27 === "string"){
if(func1(data27) > 8){
const err72 = {instancePath:instancePath+"/intercomAppId",schemaPath:"IntercomAppId/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(!pattern27.test(data27)){
const err73 = {instancePath:instancePath+"/intercomAppId",schemaPath:"IntercomAppId/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{8}$"},message:"must match pattern \""+"^[a-z0-9]{8}$"+"\""};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/intercomAppId",schemaPath:"IntercomAppId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.documentRequested !== undefined){
if(typeof data.documentRequested !== "boolean"){
const err75 = {instancePath:instancePath+"/documentRequested",schemaPath:"#/properties/documentRequested/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.oneTimeCodes !== undefined){
if(typeof data.oneTimeCodes !== "boolean"){
const err76 = {instancePath:instancePath+"/oneTimeCodes",schemaPath:"#/properties/oneTimeCodes/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.description !== undefined){
let data30 = data.description;
if(typeof data30 === "string"){
if(func1(data30) > 400){
const err77 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.cuisine !== undefined){
let data31 = data.cuisine;
if(Array.isArray(data31)){
if(data31.length > 10){
const err79 = {instancePath:instancePath+"/cuisine",schemaPath:"#/properties/cuisine/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const len0 = data31.length;
for(let i0=0; i0<len0; i0++){
let data32 = data31[i0];
if(typeof data32 === "string"){
if(func1(data32) > 40){
const err80 = {instancePath:instancePath+"/cuisine/" + i0,schemaPath:"#/properties/cuisine/items/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/cuisine/" + i0,schemaPath:"#/properties/cuisine/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/cuisine",schemaPath:"#/properties/cuisine/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema69 = {"type":"object","additionalProperties":false,"required":["id","name","alias","branch","address","timeZone","deliveryConfig","ordersConsoleActive","ordersEnabled","mandatoryEmail","commercialTermsInfo"],"properties":{"id":{"$ref":"Identifier"},"name":{"type":"string","minLength":1,"maxLength":80},"alias":{"$ref":"Alias"},"branch":{"$ref":"Branch"},"address":{"$ref":"VenueAddress"},"timeZone":{"type":"string","minLength":3,"maxLength":60},"distance":{"type":"number","minimum":0,"maximum":40100000},"callPhone":{"type":"string","maxLength":20},"whatsAppPhone":{"type":"string","maxLength":20},"deliveryConfig":{"$ref":"DeliveryConfig"},"reachableByDelivery":{"type":"boolean"},"ownRiders":{"type":"boolean"},"ordersConsoleActive":{"type":"boolean"},"ordersEnabled":{"type":"boolean"},"mandatoryEmail":{"type":"boolean"},"commercialTermsInfo":{"$ref":"CommercialTermsInfo"},"manualClosure":{"$ref":"ManualClosure"},"deliverySummary":{"$ref":"DeliverySummary"},"tips":{"$ref":"TipTerms"},"receipts":{"type":"boolean"}}};
const schema92 = {"type":"object","additionalProperties":false,"required":["blocked"],"properties":{"blocked":{"type":"boolean"}}};
const schema100 = {"type":"object","additionalProperties":false,"required":["percentages"],"properties":{"percentages":{"type":"array","minItems":1,"maxItems":4,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":100}},"freeAmount":{"type":"boolean"}}};
const schema72 = {"type":"object","additionalProperties":false,"required":["street","number","locality","city","country","lat","lng"],"properties":{"street":{"type":"string","minLength":1,"maxLength":120},"number":{"type":"string","maxLength":20},"zone":{"type":"string","maxLength":80},"locality":{"type":"string","minLength":1,"maxLength":80},"city":{"type":"string","minLength":1,"maxLength":80},"country":{"$ref":"CountryCode"},"lat":{"$ref":"Latitude"},"lng":{"$ref":"Longitude"}}};
const schema74 = {"type":"number","minimum":-90,"maximum":90};
const schema75 = {"type":"number","minimum":-180,"maximum":180};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.street === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "street"},message:"must have required property '"+"street"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.number === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.locality === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locality"},message:"must have required property '"+"locality"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.city === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.country === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.lat === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lat"},message:"must have required property '"+"lat"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.lng === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lng"},message:"must have required property '"+"lng"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "street") || (key0 === "number")) || (key0 === "zone")) || (key0 === "locality")) || (key0 === "city")) || (key0 === "country")) || (key0 === "lat")) || (key0 === "lng"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.street !== undefined){
let data0 = data.street;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err8 = {instancePath:instancePath+"/street",schemaPath:"#/properties/street/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data0) < 1){
const err9 = {instancePath:instancePath+"/street",schemaPath:"#/properties/street/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/street",schemaPath:"#/properties/street/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.number !== undefined){
let data1 = data.number;
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err11 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.zone !== undefined){
let data2 = data.zone;
if(typeof data2 === "string"){
if(func1(data2) > 80){
const err13 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.locality !== undefined){
let data3 = data.locality;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err15 = {instancePath:instancePath+"/locality",schemaPath:"#/properties/locality/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data3) < 1){
const err16 = {instancePath:instancePath+"/locality",schemaPath:"#/properties/locality/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/locality",schemaPath:"#/properties/locality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.city !== undefined){
let data4 = data.city;
if(typeof data4 === "string"){
if(func1(data4) > 80){
const err18 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data4) < 1){
const err19 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.country !== undefined){
let data5 = data.country;
if(typeof data5 !== "string"){
const err21 = {instancePath:instancePath+"/country",schemaPath:"CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((((((((((((data5 === "AR") || (data5 === "UY")) || (data5 === "CL")) || (data5 === "CO")) || (data5 === "PE")) || (data5 === "BR")) || (data5 === "VE")) || (data5 === "PY")) || (data5 === "MX")) || (data5 === "EC")) || (data5 === "BO")) || (data5 === "US"))){
const err22 = {instancePath:instancePath+"/country",schemaPath:"CountryCode/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.lat !== undefined){
let data6 = data.lat;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 90 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/lat",schemaPath:"Latitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6 < -90 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/lat",schemaPath:"Latitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},message:"must be >= -90"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/lat",schemaPath:"Latitude/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.lng !== undefined){
let data7 = data.lng;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 180 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/lng",schemaPath:"Longitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7 < -180 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/lng",schemaPath:"Longitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/lng",schemaPath:"Longitude/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema76 = {"type":"object","additionalProperties":false,"required":["orderModes","workingDays","betweenStreetsRequired"],"properties":{"orderModes":{"type":"array","maxItems":8,"items":{"$ref":"OrderMode"}},"workingDays":{"type":"array","maxItems":7,"items":{"$ref":"WorkingDay"}},"betweenStreetsRequired":{"type":"boolean"},"npsAvg":{"type":"number","minimum":0,"maximum":5},"npsCount":{"type":"integer","minimum":0,"maximum":100000000}}};
const schema77 = {"type":"object","additionalProperties":false,"required":["id","type","showName","active","orderEnabled","useSchedule","minDelayInMinutes","maxDelayInMinutes","schedules","paymentTypes"],"properties":{"id":{"$ref":"Identifier"},"type":{"$ref":"OrderModeType"},"showName":{"type":"string","minLength":1,"maxLength":40},"active":{"type":"boolean"},"orderEnabled":{"type":"boolean"},"useSchedule":{"type":"boolean"},"minDelayInMinutes":{"type":"integer","minimum":0,"maximum":10080},"maxDelayInMinutes":{"type":"integer","minimum":0,"maximum":10080},"schedules":{"type":"array","maxItems":10,"items":{"$ref":"Schedule"}},"paymentTypes":{"type":"array","maxItems":12,"items":{"$ref":"PaymentType"}},"nameRequired":{"type":"boolean"},"delayText":{"type":"string","maxLength":60}}};
const schema79 = {"type":"string","enum":["DELIVERY","TAKE_AWAY","IN_DINING","SELF_SERVICE"]};
const schema80 = {"type":"object","additionalProperties":false,"required":["scheduleConfigs"],"properties":{"scheduleConfigs":{"type":"array","maxItems":10,"items":{"$ref":"ScheduleConfig"}}}};
const schema81 = {"type":"object","additionalProperties":false,"required":["workingDays"],"properties":{"workingDays":{"type":"array","maxItems":7,"items":{"$ref":"WorkingDay"}}}};
const schema82 = {"type":"object","additionalProperties":false,"required":["dayOfWeek","workingHours"],"properties":{"dayOfWeek":{"$ref":"Weekday"},"workingHours":{"type":"array","maxItems":8,"items":{"$ref":"TimeRange"}}}};
const schema83 = {"type":"string","enum":["MONDAY","TUESDAY","WEDNESDAY","THURSDAY","FRIDAY","SATURDAY","SUNDAY"]};
const schema84 = {"type":"object","additionalProperties":false,"required":["startAt","endAt"],"properties":{"startAt":{"$ref":"HHMM"},"endAt":{"$ref":"HHMM"}}};
const schema85 = {"type":"string","pattern":"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$","maxLength":5};
const pattern31 = new RegExp("^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.startAt === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startAt"},message:"must have required property '"+"startAt"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.endAt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endAt"},message:"must have required property '"+"endAt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "startAt") || (key0 === "endAt"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.startAt !== undefined){
let data0 = data.startAt;
if(typeof data0 === "string"){
if(func1(data0) > 5){
const err3 = {instancePath:instancePath+"/startAt",schemaPath:"HHMM/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern31.test(data0)){
const err4 = {instancePath:instancePath+"/startAt",schemaPath:"HHMM/pattern",keyword:"pattern",params:{pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"},message:"must match pattern \""+"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/startAt",schemaPath:"HHMM/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.endAt !== undefined){
let data1 = data.endAt;
if(typeof data1 === "string"){
if(func1(data1) > 5){
const err6 = {instancePath:instancePath+"/endAt",schemaPath:"HHMM/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern31.test(data1)){
const err7 = {instancePath:instancePath+"/endAt",schemaPath:"HHMM/pattern",keyword:"pattern",params:{pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"},message:"must match pattern \""+"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/endAt",schemaPath:"HHMM/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dayOfWeek === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dayOfWeek"},message:"must have required property '"+"dayOfWeek"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.workingHours === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workingHours"},message:"must have required property '"+"workingHours"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "dayOfWeek") || (key0 === "workingHours"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.dayOfWeek !== undefined){
let data0 = data.dayOfWeek;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/dayOfWeek",schemaPath:"Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((data0 === "MONDAY") || (data0 === "TUESDAY")) || (data0 === "WEDNESDAY")) || (data0 === "THURSDAY")) || (data0 === "FRIDAY")) || (data0 === "SATURDAY")) || (data0 === "SUNDAY"))){
const err4 = {instancePath:instancePath+"/dayOfWeek",schemaPath:"Weekday/enum",keyword:"enum",params:{allowedValues: schema83.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.workingHours !== undefined){
let data1 = data.workingHours;
if(Array.isArray(data1)){
if(data1.length > 8){
const err5 = {instancePath:instancePath+"/workingHours",schemaPath:"#/properties/workingHours/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate40(data1[i0], {instancePath:instancePath+"/workingHours/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/workingHours",schemaPath:"#/properties/workingHours/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.workingDays === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workingDays"},message:"must have required property '"+"workingDays"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "workingDays")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.workingDays !== undefined){
let data0 = data.workingDays;
if(Array.isArray(data0)){
if(data0.length > 7){
const err2 = {instancePath:instancePath+"/workingDays",schemaPath:"#/properties/workingDays/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data0[i0], {instancePath:instancePath+"/workingDays/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/workingDays",schemaPath:"#/properties/workingDays/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scheduleConfigs === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheduleConfigs"},message:"must have required property '"+"scheduleConfigs"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "scheduleConfigs")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.scheduleConfigs !== undefined){
let data0 = data.scheduleConfigs;
if(Array.isArray(data0)){
if(data0.length > 10){
const err2 = {instancePath:instancePath+"/scheduleConfigs",schemaPath:"#/properties/scheduleConfigs/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate38(data0[i0], {instancePath:instancePath+"/scheduleConfigs/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/scheduleConfigs",schemaPath:"#/properties/scheduleConfigs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema87 = {"type":"object","additionalProperties":false,"required":["id","showName","active","paymentMethod","upload"],"properties":{"id":{"$ref":"Identifier"},"showName":{"type":"string","minLength":1,"maxLength":60},"description":{"type":"string","maxLength":200},"active":{"type":"boolean"},"paymentMethod":{"$ref":"PaymentMethod"},"upload":{"$ref":"PaymentUpload"},"onlinePayment":{"$ref":"OnlinePayment"}}};
const schema89 = {"type":"string","enum":["CASH","CARD","ONLINE"]};
const schema90 = {"type":"string","enum":["APP","API"]};
const schema91 = {"type":"object","additionalProperties":false,"required":["providerName","paymentMethod"],"properties":{"providerName":{"type":"string","minLength":1,"maxLength":40},"paymentMethod":{"type":"string","minLength":1,"maxLength":40},"publicKey":{"type":"string","maxLength":200},"allowTickets":{"type":"boolean"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.showName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showName"},message:"must have required property '"+"showName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.active === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.paymentMethod === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentMethod"},message:"must have required property '"+"paymentMethod"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.upload === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "upload"},message:"must have required property '"+"upload"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "showName")) || (key0 === "description")) || (key0 === "active")) || (key0 === "paymentMethod")) || (key0 === "upload")) || (key0 === "onlinePayment"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 160){
const err6 = {instancePath:instancePath+"/id",schemaPath:"Identifier/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern4.test(data0)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"Identifier/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._~-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._~-]*$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"Identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.showName !== undefined){
let data1 = data.showName;
if(typeof data1 === "string"){
if(func1(data1) > 60){
const err9 = {instancePath:instancePath+"/showName",schemaPath:"#/properties/showName/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/showName",schemaPath:"#/properties/showName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/showName",schemaPath:"#/properties/showName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err12 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err14 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.paymentMethod !== undefined){
let data4 = data.paymentMethod;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/paymentMethod",schemaPath:"PaymentMethod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data4 === "CASH") || (data4 === "CARD")) || (data4 === "ONLINE"))){
const err16 = {instancePath:instancePath+"/paymentMethod",schemaPath:"PaymentMethod/enum",keyword:"enum",params:{allowedValues: schema89.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.upload !== undefined){
let data5 = data.upload;
if(typeof data5 !== "string"){
const err17 = {instancePath:instancePath+"/upload",schemaPath:"PaymentUpload/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((data5 === "APP") || (data5 === "API"))){
const err18 = {instancePath:instancePath+"/upload",schemaPath:"PaymentUpload/enum",keyword:"enum",params:{allowedValues: schema90.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.onlinePayment !== undefined){
let data6 = data.onlinePayment;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.providerName === undefined){
const err19 = {instancePath:instancePath+"/onlinePayment",schemaPath:"OnlinePayment/required",keyword:"required",params:{missingProperty: "providerName"},message:"must have required property '"+"providerName"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.paymentMethod === undefined){
const err20 = {instancePath:instancePath+"/onlinePayment",schemaPath:"OnlinePayment/required",keyword:"required",params:{missingProperty: "paymentMethod"},message:"must have required property '"+"paymentMethod"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data6){
if(!((((key1 === "providerName") || (key1 === "paymentMethod")) || (key1 === "publicKey")) || (key1 === "allowTickets"))){
const err21 = {instancePath:instancePath+"/onlinePayment",schemaPath:"OnlinePayment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.providerName !== undefined){
let data7 = data6.providerName;
if(typeof data7 === "string"){
if(func1(data7) > 40){
const err22 = {instancePath:instancePath+"/onlinePayment/providerName",schemaPath:"OnlinePayment/properties/providerName/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data7) < 1){
const err23 = {instancePath:instancePath+"/onlinePayment/providerName",schemaPath:"OnlinePayment/properties/providerName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/onlinePayment/providerName",schemaPath:"OnlinePayment/properties/providerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.paymentMethod !== undefined){
let data8 = data6.paymentMethod;
if(typeof data8 === "string"){
if(func1(data8) > 40){
const err25 = {instancePath:instancePath+"/onlinePayment/paymentMethod",schemaPath:"OnlinePayment/properties/paymentMethod/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func1(data8) < 1){
const err26 = {instancePath:instancePath+"/onlinePayment/paymentMethod",schemaPath:"OnlinePayment/properties/paymentMethod/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/onlinePayment/paymentMethod",schemaPath:"OnlinePayment/properties/paymentMethod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.publicKey !== undefined){
let data9 = data6.publicKey;
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err28 = {instancePath:instancePath+"/onlinePayment/publicKey",schemaPath:"OnlinePayment/properties/publicKey/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/onlinePayment/publicKey",schemaPath:"OnlinePayment/properties/publicKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.allowTickets !== undefined){
if(typeof data6.allowTickets !== "boolean"){
const err30 = {instancePath:instancePath+"/onlinePayment/allowTickets",schemaPath:"OnlinePayment/properties/allowTickets/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/onlinePayment",schemaPath:"OnlinePayment/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.showName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showName"},message:"must have required property '"+"showName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.active === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.orderEnabled === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderEnabled"},message:"must have required property '"+"orderEnabled"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.useSchedule === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "useSchedule"},message:"must have required property '"+"useSchedule"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.minDelayInMinutes === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minDelayInMinutes"},message:"must have required property '"+"minDelayInMinutes"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.maxDelayInMinutes === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxDelayInMinutes"},message:"must have required property '"+"maxDelayInMinutes"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.schedules === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schedules"},message:"must have required property '"+"schedules"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.paymentTypes === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentTypes"},message:"must have required property '"+"paymentTypes"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func9.call(schema77.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 160){
const err11 = {instancePath:instancePath+"/id",schemaPath:"Identifier/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern4.test(data0)){
const err12 = {instancePath:instancePath+"/id",schemaPath:"Identifier/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._~-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._~-]*$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/id",schemaPath:"Identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err14 = {instancePath:instancePath+"/type",schemaPath:"OrderModeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data1 === "DELIVERY") || (data1 === "TAKE_AWAY")) || (data1 === "IN_DINING")) || (data1 === "SELF_SERVICE"))){
const err15 = {instancePath:instancePath+"/type",schemaPath:"OrderModeType/enum",keyword:"enum",params:{allowedValues: schema79.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.showName !== undefined){
let data2 = data.showName;
if(typeof data2 === "string"){
if(func1(data2) > 40){
const err16 = {instancePath:instancePath+"/showName",schemaPath:"#/properties/showName/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data2) < 1){
const err17 = {instancePath:instancePath+"/showName",schemaPath:"#/properties/showName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/showName",schemaPath:"#/properties/showName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err19 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.orderEnabled !== undefined){
if(typeof data.orderEnabled !== "boolean"){
const err20 = {instancePath:instancePath+"/orderEnabled",schemaPath:"#/properties/orderEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.useSchedule !== undefined){
if(typeof data.useSchedule !== "boolean"){
const err21 = {instancePath:instancePath+"/useSchedule",schemaPath:"#/properties/useSchedule/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.minDelayInMinutes !== undefined){
let data6 = data.minDelayInMinutes;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/minDelayInMinutes",schemaPath:"#/properties/minDelayInMinutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10080 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/minDelayInMinutes",schemaPath:"#/properties/minDelayInMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080},message:"must be <= 10080"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/minDelayInMinutes",schemaPath:"#/properties/minDelayInMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.maxDelayInMinutes !== undefined){
let data7 = data.maxDelayInMinutes;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/maxDelayInMinutes",schemaPath:"#/properties/maxDelayInMinutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10080 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/maxDelayInMinutes",schemaPath:"#/properties/maxDelayInMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080},message:"must be <= 10080"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/maxDelayInMinutes",schemaPath:"#/properties/maxDelayInMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.schedules !== undefined){
let data8 = data.schedules;
if(Array.isArray(data8)){
if(data8.length > 10){
const err28 = {instancePath:instancePath+"/schedules",schemaPath:"#/properties/schedules/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37(data8[i0], {instancePath:instancePath+"/schedules/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/schedules",schemaPath:"#/properties/schedules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.paymentTypes !== undefined){
let data10 = data.paymentTypes;
if(Array.isArray(data10)){
if(data10.length > 12){
const err30 = {instancePath:instancePath+"/paymentTypes",schemaPath:"#/properties/paymentTypes/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate45(data10[i1], {instancePath:instancePath+"/paymentTypes/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/paymentTypes",schemaPath:"#/properties/paymentTypes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.nameRequired !== undefined){
if(typeof data.nameRequired !== "boolean"){
const err32 = {instancePath:instancePath+"/nameRequired",schemaPath:"#/properties/nameRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.delayText !== undefined){
let data13 = data.delayText;
if(typeof data13 === "string"){
if(func1(data13) > 60){
const err33 = {instancePath:instancePath+"/delayText",schemaPath:"#/properties/delayText/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/delayText",schemaPath:"#/properties/delayText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderModes === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderModes"},message:"must have required property '"+"orderModes"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.workingDays === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workingDays"},message:"must have required property '"+"workingDays"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.betweenStreetsRequired === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "betweenStreetsRequired"},message:"must have required property '"+"betweenStreetsRequired"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "orderModes") || (key0 === "workingDays")) || (key0 === "betweenStreetsRequired")) || (key0 === "npsAvg")) || (key0 === "npsCount"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.orderModes !== undefined){
let data0 = data.orderModes;
if(Array.isArray(data0)){
if(data0.length > 8){
const err4 = {instancePath:instancePath+"/orderModes",schemaPath:"#/properties/orderModes/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate36(data0[i0], {instancePath:instancePath+"/orderModes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/orderModes",schemaPath:"#/properties/orderModes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.workingDays !== undefined){
let data2 = data.workingDays;
if(Array.isArray(data2)){
if(data2.length > 7){
const err6 = {instancePath:instancePath+"/workingDays",schemaPath:"#/properties/workingDays/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate39(data2[i1], {instancePath:instancePath+"/workingDays/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/workingDays",schemaPath:"#/properties/workingDays/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.betweenStreetsRequired !== undefined){
if(typeof data.betweenStreetsRequired !== "boolean"){
const err8 = {instancePath:instancePath+"/betweenStreetsRequired",schemaPath:"#/properties/betweenStreetsRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.npsAvg !== undefined){
let data5 = data.npsAvg;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 5 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/npsAvg",schemaPath:"#/properties/npsAvg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/npsAvg",schemaPath:"#/properties/npsAvg/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/npsAvg",schemaPath:"#/properties/npsAvg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.npsCount !== undefined){
let data6 = data.npsCount;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/npsCount",schemaPath:"#/properties/npsCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100000000 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/npsCount",schemaPath:"#/properties/npsCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/npsCount",schemaPath:"#/properties/npsCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema93 = {"type":"object","additionalProperties":false,"properties":{"until":{"$ref":"Instant"},"reason":{"type":"string","maxLength":200}}};
const schema94 = {"type":"string","format":"date-time","maxLength":30};
const formats0 = formats["date-time"];

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "until") || (key0 === "reason"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.until !== undefined){
let data0 = data.until;
if(typeof data0 === "string"){
if(func1(data0) > 30){
const err1 = {instancePath:instancePath+"/until",schemaPath:"Instant/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/until",schemaPath:"Instant/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/until",schemaPath:"Instant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema95 = {"type":"object","additionalProperties":false,"required":["fee","highestFee","minimumOrderPrice"],"properties":{"fee":{"$ref":"MinorUnits"},"highestFee":{"$ref":"MinorUnits"},"minimumOrderPrice":{"$ref":"MinorUnits"},"freeDeliveryAmount":{"$ref":"MinorUnits"}}};
const schema96 = {"type":"integer","minimum":0,"maximum":999999999999};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fee === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fee"},message:"must have required property '"+"fee"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.highestFee === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "highestFee"},message:"must have required property '"+"highestFee"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.minimumOrderPrice === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumOrderPrice"},message:"must have required property '"+"minimumOrderPrice"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "fee") || (key0 === "highestFee")) || (key0 === "minimumOrderPrice")) || (key0 === "freeDeliveryAmount"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.fee !== undefined){
let data0 = data.fee;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/fee",schemaPath:"MinorUnits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 999999999999 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/fee",schemaPath:"MinorUnits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/fee",schemaPath:"MinorUnits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.highestFee !== undefined){
let data1 = data.highestFee;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/highestFee",schemaPath:"MinorUnits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 999999999999 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/highestFee",schemaPath:"MinorUnits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/highestFee",schemaPath:"MinorUnits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.minimumOrderPrice !== undefined){
let data2 = data.minimumOrderPrice;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/minimumOrderPrice",schemaPath:"MinorUnits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 999999999999 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/minimumOrderPrice",schemaPath:"MinorUnits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/minimumOrderPrice",schemaPath:"MinorUnits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.freeDeliveryAmount !== undefined){
let data3 = data.freeDeliveryAmount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/freeDeliveryAmount",schemaPath:"MinorUnits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999999999999 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/freeDeliveryAmount",schemaPath:"MinorUnits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/freeDeliveryAmount",schemaPath:"MinorUnits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.alias === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alias"},message:"must have required property '"+"alias"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.branch === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "branch"},message:"must have required property '"+"branch"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.address === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.timeZone === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeZone"},message:"must have required property '"+"timeZone"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.deliveryConfig === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveryConfig"},message:"must have required property '"+"deliveryConfig"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.ordersConsoleActive === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ordersConsoleActive"},message:"must have required property '"+"ordersConsoleActive"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.ordersEnabled === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ordersEnabled"},message:"must have required property '"+"ordersEnabled"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.mandatoryEmail === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mandatoryEmail"},message:"must have required property '"+"mandatoryEmail"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.commercialTermsInfo === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commercialTermsInfo"},message:"must have required property '"+"commercialTermsInfo"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func9.call(schema69.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 160){
const err12 = {instancePath:instancePath+"/id",schemaPath:"Identifier/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern4.test(data0)){
const err13 = {instancePath:instancePath+"/id",schemaPath:"Identifier/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._~-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._~-]*$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/id",schemaPath:"Identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 80){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data1) < 1){
const err16 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.alias !== undefined){
let data2 = data.alias;
if(typeof data2 === "string"){
if(func1(data2) > 110){
const err18 = {instancePath:instancePath+"/alias",schemaPath:"Alias/maxLength",keyword:"maxLength",params:{limit: 110},message:"must NOT have more than 110 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data2) < 2){
const err19 = {instancePath:instancePath+"/alias",schemaPath:"Alias/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern5.test(data2)){
const err20 = {instancePath:instancePath+"/alias",schemaPath:"Alias/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*(~[a-z2-7]+)?$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*(~[a-z2-7]+)?$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/alias",schemaPath:"Alias/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.branch !== undefined){
if(!(validate25(data.branch, {instancePath:instancePath+"/branch",parentData:data,parentDataProperty:"branch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate33(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.timeZone !== undefined){
let data5 = data.timeZone;
if(typeof data5 === "string"){
if(func1(data5) > 60){
const err22 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data5) < 3){
const err23 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.distance !== undefined){
let data6 = data.distance;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 40100000 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40100000},message:"must be <= 40100000"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err26 = {instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.callPhone !== undefined){
let data7 = data.callPhone;
if(typeof data7 === "string"){
if(func1(data7) > 20){
const err28 = {instancePath:instancePath+"/callPhone",schemaPath:"#/properties/callPhone/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/callPhone",schemaPath:"#/properties/callPhone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.whatsAppPhone !== undefined){
let data8 = data.whatsAppPhone;
if(typeof data8 === "string"){
if(func1(data8) > 20){
const err30 = {instancePath:instancePath+"/whatsAppPhone",schemaPath:"#/properties/whatsAppPhone/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/whatsAppPhone",schemaPath:"#/properties/whatsAppPhone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.deliveryConfig !== undefined){
if(!(validate35(data.deliveryConfig, {instancePath:instancePath+"/deliveryConfig",parentData:data,parentDataProperty:"deliveryConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.reachableByDelivery !== undefined){
if(typeof data.reachableByDelivery !== "boolean"){
const err32 = {instancePath:instancePath+"/reachableByDelivery",schemaPath:"#/properties/reachableByDelivery/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.ownRiders !== undefined){
if(typeof data.ownRiders !== "boolean"){
const err33 = {instancePath:instancePath+"/ownRiders",schemaPath:"#/properties/ownRiders/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.ordersConsoleActive !== undefined){
if(typeof data.ordersConsoleActive !== "boolean"){
const err34 = {instancePath:instancePath+"/ordersConsoleActive",schemaPath:"#/properties/ordersConsoleActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.ordersEnabled !== undefined){
if(typeof data.ordersEnabled !== "boolean"){
const err35 = {instancePath:instancePath+"/ordersEnabled",schemaPath:"#/properties/ordersEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.mandatoryEmail !== undefined){
if(typeof data.mandatoryEmail !== "boolean"){
const err36 = {instancePath:instancePath+"/mandatoryEmail",schemaPath:"#/properties/mandatoryEmail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.commercialTermsInfo !== undefined){
let data15 = data.commercialTermsInfo;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.blocked === undefined){
const err37 = {instancePath:instancePath+"/commercialTermsInfo",schemaPath:"CommercialTermsInfo/required",keyword:"required",params:{missingProperty: "blocked"},message:"must have required property '"+"blocked"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key1 in data15){
if(!(key1 === "blocked")){
const err38 = {instancePath:instancePath+"/commercialTermsInfo",schemaPath:"CommercialTermsInfo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data15.blocked !== undefined){
if(typeof data15.blocked !== "boolean"){
const err39 = {instancePath:instancePath+"/commercialTermsInfo/blocked",schemaPath:"CommercialTermsInfo/properties/blocked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/commercialTermsInfo",schemaPath:"CommercialTermsInfo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.manualClosure !== undefined){
if(!(validate50(data.manualClosure, {instancePath:instancePath+"/manualClosure",parentData:data,parentDataProperty:"manualClosure",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.deliverySummary !== undefined){
if(!(validate52(data.deliverySummary, {instancePath:instancePath+"/deliverySummary",parentData:data,parentDataProperty:"deliverySummary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
if(data.tips !== undefined){
let data19 = data.tips;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.percentages === undefined){
const err41 = {instancePath:instancePath+"/tips",schemaPath:"TipTerms/required",keyword:"required",params:{missingProperty: "percentages"},message:"must have required property '"+"percentages"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key2 in data19){
if(!((key2 === "percentages") || (key2 === "freeAmount"))){
const err42 = {instancePath:instancePath+"/tips",schemaPath:"TipTerms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data19.percentages !== undefined){
let data20 = data19.percentages;
if(Array.isArray(data20)){
if(data20.length > 4){
const err43 = {instancePath:instancePath+"/tips/percentages",schemaPath:"TipTerms/properties/percentages/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data20.length < 1){
const err44 = {instancePath:instancePath+"/tips/percentages",schemaPath:"TipTerms/properties/percentages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err45 = {instancePath:instancePath+"/tips/percentages/" + i0,schemaPath:"TipTerms/properties/percentages/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 100 || isNaN(data21)){
const err46 = {instancePath:instancePath+"/tips/percentages/" + i0,schemaPath:"TipTerms/properties/percentages/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err47 = {instancePath:instancePath+"/tips/percentages/" + i0,schemaPath:"TipTerms/properties/percentages/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
let i1 = data20.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data20[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err48 = {instancePath:instancePath+"/tips/percentages",schemaPath:"TipTerms/properties/percentages/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err49 = {instancePath:instancePath+"/tips/percentages",schemaPath:"TipTerms/properties/percentages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data19.freeAmount !== undefined){
if(typeof data19.freeAmount !== "boolean"){
const err50 = {instancePath:instancePath+"/tips/freeAmount",schemaPath:"TipTerms/properties/freeAmount/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/tips",schemaPath:"TipTerms/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.receipts !== undefined){
if(typeof data.receipts !== "boolean"){
const err52 = {instancePath:instancePath+"/receipts",schemaPath:"#/properties/receipts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.company === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "company"))){
const err2 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
if("company" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue: "company"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.company !== undefined){
if(!(validate21(data.company, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err5 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.branch === undefined){
const err6 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "branch"},message:"must have required property '"+"branch"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data){
if(!((key1 === "type") || (key1 === "branch"))){
const err7 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
if("branch" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue: "branch"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.branch !== undefined){
if(!(validate25(data.branch, {instancePath:instancePath+"/branch",parentData:data,parentDataProperty:"branch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err10 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.branchContact === undefined){
const err11 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "branchContact"},message:"must have required property '"+"branchContact"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key2 in data){
if(!((key2 === "type") || (key2 === "branchContact"))){
const err12 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.type !== undefined){
if("branchContact" !== data.type){
const err13 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue: "branchContact"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.branchContact !== undefined){
if(!(validate31(data.branchContact, {instancePath:instancePath+"/branchContact",parentData:data,parentDataProperty:"branchContact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
}
}
if(!valid0){
const err15 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

